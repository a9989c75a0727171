/** CSV for spreadsheets: UTF-8 with a byte order mark, and no cell that a spreadsheet would run. */

export type Cell = string | number | null;

/**
 * What Excel and its kin take for a formula, also behind blanks and written in full width, and what moves the
 * text into the next cell where another sign separates them.
 */
const formula = /^\s*[=+\-@|＝＋－＠;,]|^[\t\r]/;
/** A phone is stored as +<digits>, and a date or number is no formula. */
const harmless = /^[+-]?\d[\d.]*$/;

function cell(value: Cell): string {
  const text = value === null ? '' : String(value);
  const safe = formula.test(text) && !harmless.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as text, with a head; all rows have the head's columns. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
