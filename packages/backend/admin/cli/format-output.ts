/** Formats results as text for a terminal. */
import 'server-only';

/** Chinese characters take two columns. */
export const displayWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
const padToWidth = (text: string, width: number) =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

/** Removes control characters, which in a visitor's text would move the cursor. */
const printableText = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ');

/** A text of several lines keeps its line breaks and tabs, because it may be stored as a file. */
export const printableLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(printableText).join('\t'))
    .join('\n');

/** A table; the lines of a cell are joined. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const printableRows = rows.map((row) => row.map(printableText));
  const widths = (printableRows[0] ?? []).map((_, n) =>
    Math.max(...printableRows.map((row) => displayWidth(row[n] ?? ''))),
  );
  return printableRows
    .map(
      (row) =>
        `${row
          .map((cell, n) => padToWidth(cell, widths[n] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** Names with values; further lines of a value are indented below the first. */
export function formatDetails(
  details: readonly (readonly [name: string, value: string])[],
): string {
  const nameColumnWidth = Math.max(0, ...details.map(([name]) => displayWidth(name))) + 2;
  const indentedLines = (value: string) =>
    value
      .split('\n')
      .map(printableText)
      .join(`\n${' '.repeat(nameColumnWidth)}`);
  return details
    .map(
      ([name, value]) =>
        `${padToWidth(printableText(name), nameColumnWidth)}${indentedLines(value)}`.trimEnd() +
        '\n',
    )
    .join('');
}
