"""What came of the mutants, for people and for programs."""


def summary(entries):
    """Of each room and of all: how many were judged, caught, survived."""
    rows = {}
    for entry in entries:
        for name in (entry["room"], "all"):
            row = rows.setdefault(name, {"mutants": 0, "caught": 0, "survived": 0})
            row["mutants"] += 1
            row[entry["result"]] += 1
    rooms = sorted(name for name in rows if name != "all")
    return {name: rows[name] for name in [*rooms, *(["all"] if rows else [])]}


def table(entries):
    """The summary as a table of Markdown, and every survivor with its place."""
    lines = ["| room | mutants | caught | survived | caught % |", "|---|---|---|---|---|"]
    for name, row in summary(entries).items():
        share = 100 * row["caught"] / row["mutants"]
        lines.append(f"| {name} | {row['mutants']} | {row['caught']} | {row['survived']} | {share:.1f} |")
    survivors = [entry for entry in entries if entry["result"] == "survived"]
    for entry in sorted(survivors, key=lambda entry: (entry["file"], entry["line"])):
        lines += ["", f"{entry['file']}:{entry['line']} ({entry['id']})",
                  f"- {entry['before'].strip()}", f"+ {' '.join(entry['after'].split())}"]
    return "\n".join(lines)


def document(entries, seed):
    return {"seed": seed, "summary": summary(entries),
            "mutants": sorted(entries, key=lambda entry: (entry["file"], entry["line"], entry["id"]))}
