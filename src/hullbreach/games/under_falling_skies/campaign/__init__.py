"""The campaign: four chapters of battles to choose, teams to enlist, cities saved and lost, and the sheet.

It is one game: between battles the player chooses in stages of their own, and each battle replaces the setting.
"""
