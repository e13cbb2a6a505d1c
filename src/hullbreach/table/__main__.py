"""`python -m hullbreach.table SETTINGS`, for tests and measurements; people say `hullbreach serve`."""

from hullbreach.table.run import main

if __name__ == "__main__":
    main()
