"""Small faults to put into a program, and which of them a seed chooses."""

import dataclasses
import hashlib
import pathlib
import random
import re

RULES = ["universal.rules", "c_like.rules", "cpp.rules"]


@dataclasses.dataclass(frozen=True)
class Mutant:
    """One line of one file that reads otherwise."""
    room: str
    file: str  # within the tree
    line: int  # from 1
    before: str
    after: str
    source: str  # hash of the file that it was made of

    @property
    def id(self):
        """The same for the same fault in the same file."""
        text = f"{self.file}\n{self.source}\n{self.line}\n{self.after}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def put_into(self, text):
        lines = text.splitlines(keepends=True)
        if lines[self.line - 1].rstrip("\n") != self.before:
            raise ValueError(f"{self.file}:{self.line} does not read {self.before!r}")
        lines[self.line - 1] = self.after + "\n"
        return "".join(lines)


def faults_by_tool(lines):
    """(line number, new line) for every small fault that the tool knows."""
    import contextlib
    import io
    from universalmutator import mutator
    with contextlib.redirect_stdout(io.StringIO()):  # it tells what it does
        found = mutator.mutants_regexp(lines, RULES, ignorePatterns=[], ignoreStringOnly=True)
    return [(fault[0], fault[1]) for fault in found]


def is_code(line):
    """Not comments, includes, names of namespaces or lone brackets: changing
    those changes nothing or does not compile."""
    text = line.strip()
    return not (text.startswith(("//", "#", "namespace", "using namespace", "}  // namespace"))
                or text in ("", "{", "}", "};", "public:", "private:"))


def without_comment(line):
    return line.split("//")[0].rstrip()


def without_texts(line):
    """The line without what it quotes or comments out."""
    return re.sub(r"/\*.*?\*/", "", re.sub(r"\"(\\.|[^\"\\])*\"|'(\\.|[^'\\])'", "", without_comment(line)))


# What the tool makes of two operators side by side, and of a part of a number.
NO_OPERATOR = r"if \((?:0==1|1==1)\);|<>|><|[=!<>]==|[<>]!=|!=<|==[<>]|\+-|-\+|[+-][*/%]|[*/%][+-]|(?<=\w)(?<!return) \((?:0==1|1==1)\) (?:&&|\|\|)"
NO_NUMBER = r"\)[0-9A-Za-z_']|\d['.]\(|\b[1-9]x[0-9A-Fa-f]"


def open_brackets(code):
    """How many brackets of each kind are left open."""
    return [code.count(pair[0]) - code.count(pair[1]) for pair in ("()", "[]", "{}")]


def is_plausible(before, after):
    """Whether it could compile. The project's layout has spaces around operators
    of two sides: brackets of templates, references and pointers have none, and
    the tool, which knows no C++, takes them for such. It knows nothing of
    numbers and of brackets that enclose either."""
    was, reads = without_texts(before), without_texts(after)
    if open_brackets(was) != open_brackets(reads):
        return False
    if any(len(re.findall(wrong, reads)) > len(re.findall(wrong, was)) for wrong in (NO_OPERATOR, NO_NUMBER)):
        return False
    at = next((i for i, (a, b) in enumerate(zip(before, after)) if a != b), len(before))
    for run in re.finditer(r"[<>*&|]+=?", before):
        if run.start() <= at <= run.end():
            return before[run.start() - 1:run.start()] == " " and before[run.end():run.end() + 1] in (" ", "")
    # std::uint8_t is no number.
    return not any(run.start() <= at < run.end() for run in re.finditer(r"(?<=[A-Za-z_])\d+", before))


def words_of(text):
    return set(re.findall(r"[A-Za-z_]\w*", text))


def leaves_no_loop(lines, number, after):
    """Whether a line ends with a jump that has nothing to jump out of: its
    function, which begins at the margin, has no loop up to here."""
    before = without_comment(lines[number - 1]).rstrip()
    jump = re.fullmatch(r"(.*?)\s*(break|continue);", without_comment(after))
    if not jump or jump[1] != before:
        return False
    if before[-1:] not in tuple(";{})"):
        return True
    begin = number - 1
    while begin > 0 and not re.match(r"[A-Za-z]", lines[begin]):
        begin -= 1
    return not re.search(r"\b(for|while|do|switch)\b", "".join(lines[begin:number]))


def cannot_compile(text, mutant, known):
    """What need not be tried: a word that the sources do not have, or a jump out
    of no loop."""
    if words_of(without_texts(mutant.after)) - known:
        return True
    return leaves_no_loop(text.splitlines(keepends=True), mutant.line, mutant.after)


def changes_nothing(before, after):
    """What no test can notice: how much room a container is given beforehand,
    and how a loop that counts up from 0 is compared with its bound."""
    was, reads = before.strip(), without_texts(after).strip()
    if re.fullmatch(r"[\w.>-]+reserve\(.*\);", was) and (reads == "" or re.fullmatch(r"[\w.>-]+reserve\([^;]*\);", reads)):
        return True
    counted = re.match(r"for \(.* (\w+) = 0; (\1 <) .*; \+\+\1\)", was)
    return bool(counted) and after.strip() == was[:counted.start(2)] + counted[1] + " !=" + was[counted.end(2):]


def mutants_of(tree, room, faults=faults_by_tool):
    """Every small fault in a room's sources, in the order of files and lines."""
    tree = pathlib.Path(tree)
    found = []
    for path in sorted((tree / "src" / "gockel" / room).glob("*.cpp")):
        text = path.read_text()
        lines = text.splitlines(keepends=True)
        source = hashlib.sha256(text.encode()).hexdigest()[:16]
        for number, after in faults(lines):
            before, after = lines[number - 1].rstrip("\n"), after.rstrip("\n")
            if is_code(before) and is_plausible(before, after) and without_comment(after) != without_comment(before):
                found.append(Mutant(room, str(path.relative_to(tree)), number, before, after, source))
    return found


def in_order_of(seed, mutants):
    """The order in which a seed takes them; each room has its own."""
    order = list(mutants)
    random.Random(f"{seed} {order[0].room if order else ''}").shuffle(order)
    return order


def shares(count, rooms):
    """How many mutants each room gets: as equal as can be."""
    return {room: count // len(rooms) + (i < count % len(rooms)) for i, room in enumerate(rooms)}
