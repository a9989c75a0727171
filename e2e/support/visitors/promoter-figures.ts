/** Promoters, and their figures on the page and in the file. */
import { randomBytes } from 'node:crypto';
import {
  figureKinds,
  figureOutcomes,
  type FigureKind,
} from '@superbrowser/contract/site-data/figures';
import { parseHtml, textOf } from '../pages/html';
import { runCommandForJson } from '../servers/operator-command';
import { CookieClient } from './cookie-client';

/** The page of a promoter's figures, and its file for spreadsheets. */
export const figuresPath = '/partners/figures';
export const figuresFilePath = `${figuresPath}/data.csv`;

/**
 * A promoter no other test uses.
 * @returns the code
 */
export async function createPromoter(dataDir?: string): Promise<string> {
  const id = `p${randomBytes(6).toString('hex')}`;
  await runCommandForJson(['promoters', 'set', id, '--base', '50', '--more', '30'], dataDir);
  return id;
}

/** The link staff give to a promoter, as a path of the site. */
export async function createFiguresLink(
  code: string,
  dataDir?: string,
  days = '30',
): Promise<string> {
  const { link } = await runCommandForJson(['promoters', 'link', code, '--days', days], dataDir);
  const { pathname, search } = new URL(String(link));
  return pathname + search;
}

/** The cells of a file for spreadsheets. */
export function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === undefined) break;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.some(Boolean));
}

/** Numbers by name, without zeros. */
export type Sums = Readonly<Record<string, number>>;

/** One sum, by its name in {@link Sums}. */
export const sumName = (source: string, system: string, kind: string, outcome: string): string =>
  [source, system, kind, outcome].join(' | ');

/** Every sum in a file, days added up. */
export function sumsOfFile(csv: string): Sums {
  const sums: Record<string, number> = {};
  const columns = figureKinds.flatMap((kind) => figureOutcomes.map((outcome) => [kind, outcome]));
  for (const [, source = '', system = '', ...numbers] of cellsOf(csv).slice(1))
    for (const [n, [kind = '', outcome = '']] of columns.entries()) {
      const name = sumName(source, system, kind, outcome);
      const sum = (sums[name] ?? 0) + Number(numbers[n]);
      if (sum !== 0) sums[name] = sum;
    }
  return sums;
}

interface ShownNumbers {
  /** Numbers counted, repeated, by robots, in excess. */
  readonly totals: Readonly<Record<string, readonly number[]>>;
  /** The rows of a table by name, with one number for each kind. */
  readonly table: (id: string) => Readonly<Record<string, readonly number[]>>;
}

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

export async function readShownNumbers(html: string): Promise<ShownNumbers> {
  const page = await parseHtml(html);
  const cards = page.querySelectorAll('section[aria-labelledby="figure-totals-title"] li');
  const totals = cards.map((card, n): [FigureKind, number[]] => [
    figureKinds[n] ?? 'visits',
    card
      .querySelectorAll('p')
      .slice(0, 2)
      .flatMap((listItem) => numbersIn(textOf(listItem))),
  ]);
  return {
    totals: Object.fromEntries(totals),
    table: (id) =>
      Object.fromEntries(
        page
          .querySelectorAll(`table[aria-labelledby="${id}"] tbody tr`)
          .map((row) => [
            textOf(row.querySelector('th')),
            row.querySelectorAll('td').map((cell) => Number(textOf(cell).replaceAll(',', ''))),
          ]),
      ),
  };
}

/**
 * Opens a link as its promoter does.
 * @returns the browser with the opened link
 */
export async function openFiguresLink(link: string, port?: number): Promise<CookieClient> {
  const client = new CookieClient('203.0.113.200', 'Mozilla/5.0 Firefox/140.0', port);
  const response = await client.request(link);
  if (response.status !== 303 || String(response.headers.location).includes('refused'))
    throw new Error(`The link was not taken: ${response.status} ${response.headers.location}`);
  return client;
}

/** The sums in a promoter's file. */
export const fetchSums = async (client: CookieClient): Promise<Sums> =>
  sumsOfFile((await client.request(figuresFilePath)).text);
