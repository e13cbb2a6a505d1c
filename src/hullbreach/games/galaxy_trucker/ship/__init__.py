"""Ships: components, boards, and all the rules a ship obeys by itself."""
