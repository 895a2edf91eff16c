/** `bytes` random bytes in hex. `crypto.randomUUID` is missing where the page is served over plain http in the house. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}
