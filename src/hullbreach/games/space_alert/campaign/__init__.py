"""The campaign: up to three missions with the same ship."""
