"""`python -m longhaul` is the command line."""

from longhaul.cli import main

main()
