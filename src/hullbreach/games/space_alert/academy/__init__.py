"""The academy: lessons as data, and what must hold for them."""
