/**
 * The data React sends with a page, row by row: `1a:["$","p",null,{…}]`. Each row has a number (hexadecimal), a letter
 * for its kind unless it is plain JSON, and its text. See docs/private-next-interfaces.md.
 */

export interface Row {
  readonly id: string;
  /** `I` a script's export, `H` a hint to load something, `T` a long text, `X` and `C` both ends of a list that arrives in parts; '' JSON. */
  readonly kind: string;
  readonly text: string;
}

/** Kinds whose text ends with the line. */
const lineKinds = new Set(['', 'I', 'H', 'X', 'C']);

function longText(data: Buffer, start: number): { text: string; end: number } | null {
  const comma = data.indexOf(',', start);
  const length = Number.parseInt(data.toString('latin1', start, comma), 16);
  const end = comma + 1 + length;
  if (comma < 0 || Number.isNaN(length) || end > data.length) return null;
  return { text: data.toString('utf8', comma + 1, end), end };
}

/**
 * @param data the whole data of a page
 * @returns null where it holds something this does not know
 */
export function readRows(data: string): Row[] | null {
  // Lengths count bytes.
  const bytes = Buffer.from(data, 'utf8');
  const rows: Row[] = [];
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at);
    const id = colon < 0 ? '' : bytes.toString('latin1', at, colon);
    if (colon < 0 || !/^[\da-f]*$/.test(id)) return null;
    const first = String.fromCharCode(bytes[colon + 1] ?? 0);
    const kind = /[A-Za-z]/.test(first) && !/[tfn]/.test(first) ? first : '';
    const start = colon + 1 + kind.length;
    if (kind === 'T') {
      const long = longText(bytes, start);
      if (!long) return null;
      rows.push({ id, kind, text: long.text });
      at = long.end;
      continue;
    }
    const end = bytes.indexOf('\n', start);
    if (end < 0 || !lineKinds.has(kind)) return null;
    rows.push({ id, kind, text: bytes.toString('utf8', start, end) });
    at = end + 1;
  }
  return rows;
}

/** The data as a browser reads it. */
export const writeRows = (rows: readonly Row[]): string =>
  rows
    .map(({ id, kind, text }) =>
      kind === 'T'
        ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
        : `${id}:${kind}${text}\n`,
    )
    .join('');
