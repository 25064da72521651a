"""Words: sentences by key, in English and French, with numbers, plurals and lists.

A catalogue is a dict from key to template. A template is a Python format string with one addition: `{n:# cube|# cubes}`
chooses by number, and `#` stands for the number itself. Nothing stored in a match contains a sentence.
"""

from __future__ import annotations

import importlib
import string
from collections.abc import Mapping, Sequence
from typing import Any

LANGUAGES = ("en", "fr")
AND = {"en": " and ", "fr": " et "}
OR = {"en": " or ", "fr": " ou "}


class Plural(string.Formatter):
    """A format string in which `{n:one|many}` follows the number; French counts 0 and 1 as one."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" not in format_spec:
            return str(super().format_field(value, format_spec))
        one, many = format_spec.split("|")
        single = value == 1 or (self.lang == "fr" and value == 0)
        return (one if single else many).replace("#", str(value))


class Words:
    """The catalogues of one package: modules `en` and `fr`, each with a dict WORDS, read when first asked for."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.read: dict[str, Mapping[str, str]] = {}
        self.forms = {lang: Plural(lang) for lang in LANGUAGES}

    def catalogue(self, lang: str) -> Mapping[str, str]:
        if lang not in self.read:
            self.read[lang] = importlib.import_module(f"{self.package}.{lang}").WORDS
        return self.read[lang]

    def has(self, lang: str, key: str) -> bool:
        return key in self.catalogue(lang)

    def say(self, lang: str, key: str, **values: Any) -> str:
        """The sentence of a key, filled in."""
        template = self.catalogue(lang)[key]
        return self.forms[lang].vformat(template, (), values) if "{" in template else template


def listed(lang: str, items: Sequence[str], last: Mapping[str, str] = AND) -> str:
    """`a, b and c` in the language."""
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + last[lang] + items[-1]


def capital(text: str) -> str:
    """The sentence with its first letter large; the rest is left alone."""
    return text[:1].upper() + text[1:]
