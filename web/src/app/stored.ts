/** Where the settings are kept in this browser. Storage may be switched off: then nothing is remembered. */
export const place = "gockel.settings";

export function readStored(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function writeStored(settings: string): void {
  try {
    localStorage.setItem(place, settings);
  } catch {
    // Without storage the settings hold until the page is closed.
  }
}
