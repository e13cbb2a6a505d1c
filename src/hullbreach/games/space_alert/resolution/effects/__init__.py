"""What each order on a threat card does (the vocabulary of `cards/order`)."""
