/**
 * A page's data in one order: rows that only stand for a piece of the tree are put in its place, and the rest is
 * numbered as the tree names it. Rendered again from the same content, a page is then the same to the byte; as React
 * writes it, its rows stand in the order in which they happened to be ready.
 */
import { readRows, writeRows, type Row } from './rows';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A reference in a string: what kind, to which row, and the way to a value inside it. */
const reference = /^\$([LQW@]?)([\da-f]+)((?::[^:]+)*)$/;
/** Strings with a meaning of their own that name no row: undefined, symbols, numbers JSON has not, dates; doubled dollars. */
const plain = /^\$(?:\$|$|undefined$|S|Infinity$|-Infinity$|-0$|NaN$|D|n)/;

/** Thrown inside this file for what it does not know; the page then stays as it is. */
class Unknown extends Error {}

/** One row of a number, as values: several of a number belong to a list that arrives in parts. */
interface Entry {
  readonly kind: string;
  readonly value: Json;
}

type Table = ReadonlyMap<string, readonly Entry[]>;

const asText = (text: string) => (text.startsWith('$') ? `$${text}` : text);

function tableOf(rows: readonly Row[]): Table {
  const table = new Map<string, Entry[]>();
  for (const { id, kind, text } of rows) {
    if (kind === 'H') continue;
    const value = kind === 'T' ? asText(text) : text === '' ? '' : (JSON.parse(text) as Json);
    const entries = table.get(id) ?? [];
    entries.push({ kind, value });
    table.set(id, entries);
  }
  return table;
}

/** What stands for a piece of the tree: one row of JSON or text. */
function pieceOf(table: Table, id: string): Json | undefined {
  const [entry, ...more] = table.get(id) ?? [];
  const isPiece = entry && more.length === 0 && (entry.kind === '' || entry.kind === 'T');
  return isPiece ? entry.value : undefined;
}

/** Where a step of a reference leads: an element is `["$", type, key, props]`. */
const elementSteps: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

function stepInto(value: Json, step: string): Json {
  if (Array.isArray(value)) {
    const next = value[0] === '$' ? value[elementSteps[step] ?? -1] : value[Number(step)];
    if (next !== undefined) return next;
  } else if (value !== null && typeof value === 'object' && value[step] !== undefined) {
    return value[step];
  }
  throw new Unknown();
}

/** More than a page has: what would grow without end stops here. */
const mostValues = 200_000;

function expander(table: Table) {
  let left = mostValues;
  // Pieces being put in place: one inside itself would never end.
  const open = new Set<string>();

  function follow(value: Json, path: string): Json {
    let here = value;
    for (const step of path.split(':').slice(1)) {
      const stand = typeof here === 'string' ? reference.exec(here) : null;
      if (stand) here = expand(here);
      here = stepInto(here, step);
    }
    return here;
  }

  function expandString(text: string): Json {
    if (!text.startsWith('$') || plain.test(text)) return text;
    const [, kind = '', id = '', path = ''] = reference.exec(text) ?? [];
    if (id === '') throw new Unknown();
    if (kind !== '' && kind !== 'L') return text;
    const piece = pieceOf(table, id);
    if (piece !== undefined) {
      const name = id + path;
      if (open.has(name)) throw new Unknown();
      open.add(name);
      const whole = expand(follow(piece, path));
      open.delete(name);
      return whole;
    }
    if (path !== '' || !table.has(id)) throw new Unknown();
    return text;
  }

  function expand(value: Json): Json {
    left -= 1;
    if (left < 0) throw new Unknown();
    if (typeof value === 'string') return expandString(value);
    if (Array.isArray(value)) return value.map(expand);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, expand(one)]));
  }
  return expand;
}

/** Rows a value names, with new numbers, those it needs before it. */
function numberer(table: Table, prepare: (value: Json) => Json) {
  const rows: Row[] = [];
  const numbers = new Map<string, string>();

  function numberOf(id: string): string {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    // The root is 0, and the first row that is named 1.
    const number = numbers.size.toString(16);
    numbers.set(id, number);
    const entries = table.get(id);
    if (!entries) throw new Unknown();
    for (const { kind, value } of entries) {
      // Parts of a list are prepared like the tree; what names a script is not part of it.
      const text = value === '' && kind !== '' ? '' : JSON.stringify(renumber(prepare(value)));
      rows.push({ id: number, kind: kind === 'T' ? '' : kind, text });
    }
    return number;
  }

  function renumber(value: Json): Json {
    if (typeof value === 'string') {
      if (!value.startsWith('$') || plain.test(value)) return value;
      const [, kind = '', id = ''] = reference.exec(value) ?? [];
      return `$${kind}${numberOf(id)}`;
    }
    if (Array.isArray(value)) return value.map(renumber);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renumber(one)]));
  }

  return (root: string) => {
    numberOf(root);
    return rows;
  };
}

export interface PageData {
  /** The number of the row by which a script's export is named; null where the page names it nowhere. */
  readonly exportNamed: (name: string) => string | null;
  /** Writes the data, its trees changed on the way. */
  readonly write: (change: (tree: Json) => Json) => string | null;
}

/**
 * @param data as Next wrote it
 * @returns null where it holds something this does not know
 */
export function readPageData(data: string): PageData | null {
  const rows = readRows(data);
  if (!rows) return null;
  const table = tableOf(rows);
  const hints = [...new Set(rows.flatMap(({ kind, text }) => (kind === 'H' ? [text] : [])))].sort();
  return {
    exportNamed: (name) => {
      const found = rows.find(
        ({ kind, text }) => kind === 'I' && (JSON.parse(text) as Json[])[2] === name,
      );
      return found?.id ?? null;
    },
    write: (change) => {
      const expand = expander(table);
      try {
        const written = numberer(table, (value) => change(expand(value)))('0');
        return writeRows([...hints.map((text) => ({ id: '', kind: 'H', text })), ...written]);
      } catch (error) {
        if (error instanceof Unknown) return null;
        throw error;
      }
    },
  };
}
