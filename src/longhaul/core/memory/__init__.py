"""Records: typed fields on a block of memory that Python, NumPy and compiled rules share."""
