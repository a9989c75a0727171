/** Writes CSV for spreadsheets: UTF-8 with a byte order mark, and no cell that a spreadsheet would execute. */

export type Cell = string | number | null;

/**
 * Text that Excel and similar programs take for a formula, also after blanks and in full width. Also characters that,
 * as separators in some programs, would move the text into the next cell.
 */
const formulaStartPattern = /^\s*[=+\-@|＝＋－＠;,]|^[\t\r]/;
/** A phone is stored as +<digits>; like dates and numbers, it is no formula. */
const plainNumberPattern = /^[+-]?\d[\d.]*$/;

function csvCell(value: Cell): string {
  const text = value === null ? '' : String(value);
  const safeText =
    formulaStartPattern.test(text) && !plainNumberPattern.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]|^\s|\s$/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Writes rows as text, with a head; all rows have the head's columns. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
