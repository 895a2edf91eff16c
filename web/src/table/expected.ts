/** Who is expected at a table where people meet again, in this tab: the new table does not know its guests yet. */
const place = "gockel.expected";

export function expectAt(table: string, people: string[]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ table, people }));
  } catch {
    // Then their seats are just free.
  }
}

/** The names of those who are expected at a table, in the order of their seats before. */
export function expectedAt(table: string): string[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(place) ?? "{}") as { table?: unknown; people?: unknown };
    const { people } = stored;
    return stored.table === table && Array.isArray(people) ? people.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** For each open seat the name of somebody who is still expected, else null; `seated` are the names of those who came. */
export function awaited(open: number, expected: string[], seated: string[]): (string | null)[] {
  const came = [...seated];
  const missing = expected.filter((name) => {
    const at = came.indexOf(name);
    if (at >= 0) came.splice(at, 1);
    return at < 0;
  });
  return Array.from({ length: open }, (_, index) => missing[index] ?? null);
}
