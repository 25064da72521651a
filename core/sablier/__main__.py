"""`python -m sablier`: the terminal program."""

import sys

from .cli import main

sys.exit(main())
