"""Taking and paying on the screen: who loses, who is paid, the chips to cut."""
