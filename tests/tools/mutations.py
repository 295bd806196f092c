# SPDX-License-Identifier: GPL-3.0-or-later
"""The one-line faults that mutate.py can set: which places of a source file can be changed, and into what."""
import collections
import pathlib
import random
import re

# What paints is left out: its faults are seen by people. So are tables that only hold texts.
PAINTERS = re.compile(r"^ui/draw/(?!map_|board_shapes|land_cells|path_pieces|palette|colour_vision|type|window_style)|painter"
                      r"|^ui/room/(screens|slide_brush|slide_view|clock_face)"
                      r"|^ui/paper/render\.|^ui/parts/swatch|^ui/draw/icons")

Mutation = collections.namedtuple("Mutation", "kind path line column before after text")
"""`before` at `column` of `line` becomes `after`; `text` is the whole line. A dropped statement has no `after`."""

SWAPS = {
    "comparison": {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"},
    "boolean": {"&&": "||", "||": "&&", "true": "false", "false": "true", "!": ""},
    "plus or minus": {"+": "-", "-": "+"},
}
TOKEN = re.compile(r"""
    (?P<skip>//[^\n]*|/\*.*?\*/|^[ \t]*\#(?:[^\n\\]|\\.)*|R"(?P<raw>\w*)\(.*?\)(?P=raw)"|"(?:[^"\\\n]|\\.)*"
           |(?<![\w'])'(?:[^'\\\n]|\\.)+')
  | (?P<number>\b\d[\w.']*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign><=>|->\*?|<<=?|>>=?|[-+*/%&|^!=<>]=|&&|\|\||\+\+|--|::|[-+!<>&|*/%=?:;,.(){}\[\]~^])
""", re.VERBOSE | re.DOTALL | re.MULTILINE)
INTEGER = re.compile(r"\d+[uU]?$")
# A statement on a line of its own: a call, an assignment, a step, or one of these behind a condition.
STATEMENT = re.compile(r"^ {4,}(?:(?:if|for|while) \(.*\) )?"
                       r"(?:[\w:.>\[\]()*&-]+(?:\(.*\)|(?: [-+|&]?= .*)|\+\+|--)|\+\+.*|--.*|break|continue);(?: *//.*)?$")
EARLY_RETURN = re.compile(r"^ {4,}if \(.*\) return\b.*;(?: *//.*)?$")
DECLARATION = re.compile(r"^\s*(?:return|delete|using|static|constexpr|const|auto|else|case|default|co_return)\b")


def tokens(text):
    """(kind, word, offset) of each token but comments, texts and lines of the preprocessor."""
    for match in TOKEN.finditer(text):
        if match.lastgroup and match.lastgroup not in ("skip", "raw"):
            yield match.lastgroup, match.group(), match.start()


def spaced(text, offset, word):
    """Whether blanks stand on both sides: `a < b` compares, `vector<int>` does not."""
    after = text[offset + len(word):offset + len(word) + 1]
    return text[offset - 1:offset] in (" ", "\n") and after in (" ", "\n")


def swaps_in(text):
    """(kind, offset, before, after) of each sign, boolean and integer that could be another."""
    before = ""
    for kind, word, offset in tokens(text):
        for swap, table in SWAPS.items():
            if word not in table or before in ("operator", "template"):
                continue
            if word in ("true", "false", "!") or spaced(text, offset, word):
                yield swap, offset, word, table[word]
        if kind == "number" and INTEGER.match(word) and before != "'":
            number = int(word.rstrip("uU"))
            for changed in (number + 1, number - 1):
                if changed >= 0:
                    yield "plus or minus", offset, word, str(changed)
        before = word


def statements_in(text):
    """The index of each line that is a statement and can be dropped."""
    lines = text.split("\n")
    for index, line in enumerate(lines):
        following = lines[index + 1].strip() if index + 1 < len(lines) else ""
        earlier = lines[index - 1].rstrip() if index else ""
        whole = earlier.endswith((";", "{", "}", ":")) or not earlier or "//" in earlier
        if not whole or line.count("(") != line.count(")") or following.startswith("else") or DECLARATION.match(line):
            continue
        if STATEMENT.match(line) or EARLY_RETURN.match(line):
            yield index


def mutations_of(path, text):
    lines = text.split("\n")
    for kind, offset, before, after in swaps_in(text):
        line = text.count("\n", 0, offset)
        column = offset - (text.rfind("\n", 0, offset) + 1)
        yield Mutation(kind, path, line + 1, column, before, after, lines[line])
    if path.endswith(".cpp"):
        for index in statements_in(text):
            line = lines[index]
            yield Mutation("dropped statement", path, index + 1, len(line) - len(line.lstrip()), line.strip(), "", line)


def candidates(root):
    """Every fault that could be set in the tree, sorted, painters left out."""
    found = []
    for room in ("engine", "ui", "app"):
        for file in sorted((root / room).rglob("*")):
            path = file.relative_to(root).as_posix()
            if file.suffix in (".cpp", ".h") and not PAINTERS.search(path):
                found.extend(mutations_of(path, file.read_text(encoding="utf-8")))
    return found


def drawn(root, seed):
    """All faults in the sequence in which the seed draws them: first a kind, each as likely as the others, then a place,
    each place once."""
    by_kind = collections.defaultdict(list)
    for mutation in candidates(root):
        by_kind[mutation.kind].append(mutation)
    lot = random.Random(seed)
    for kind in sorted(by_kind):
        lot.shuffle(by_kind[kind])
    while by_kind:
        kind = lot.choice(sorted(by_kind))
        yield by_kind[kind].pop()
        if not by_kind[kind]:
            del by_kind[kind]


def apply(root, mutation):
    """Sets the fault in the file."""
    file = pathlib.Path(root) / mutation.path
    text = file.read_text(encoding="utf-8")
    lines = text.split("\n")
    line = lines[mutation.line - 1]
    end = mutation.column + len(mutation.before)
    assert line[mutation.column:end] == mutation.before, f"{mutation.path}:{mutation.line} is otherwise now"
    lines[mutation.line - 1] = line[:mutation.column] + (mutation.after or ("" if mutation.kind == "boolean" else ";")) \
        + line[end:]
    file.write_text("\n".join(lines), encoding="utf-8")
