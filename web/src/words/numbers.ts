// Intl.NumberFormat would take longer to set up than the page that shows its numbers.

/** A number with one digit behind the mark: "12.3". */
export const decimal = (mark: "." | ",") => (value: number) =>
  value
    .toFixed(1)
    .replace(/^-(0\.0)$/, "$1")
    .replace(".", mark);

/** The same with its sign, a true minus; what is rounded to 0 has none. */
export function signed(mark: "." | ","): (value: number) => string {
  const plain = decimal(mark);
  return (value) => {
    const text = plain(value);
    return text.startsWith("-") ? `−${text.slice(1)}` : Number(text.replace(mark, ".")) > 0 ? `+${text}` : text;
  };
}
