"""The topics of training, one a file: what each asks, and how it judges an answer."""
