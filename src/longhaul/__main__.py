"""`python -m longhaul` is the command line."""

from longhaul.cli import main

if __name__ == "__main__":  # not when a process for heavy work looks at it
    main()
