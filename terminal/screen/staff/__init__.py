"""People on the screen: sign-on, relief, the staff desk."""
