/** Promoters, what their visitors do over HTTP, and their figures on the page and in the file. */
import { randomBytes } from 'node:crypto';
import { Agent, request as open, type IncomingHttpHeaders } from 'node:http';
import {
  figureKinds,
  figureOutcomes,
  type FigureKind,
} from '@superbrowser/contract/site-data/figures';
import { parseHtml, textOf } from '../pages/html';
import { runCommandForJson } from '../servers/operator-command';
import { ports } from '../servers/ports-and-folders';

/** The page of a promoter's figures, and its file for spreadsheets. */
export const figuresPage = '/partners/figures';
export const figuresFile = `${figuresPage}/data.csv`;

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

export interface HttpResult {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface HttpRequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, as by a page of the site. */
  readonly body?: unknown;
}

const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 24 });

/** A client without pages: it stores cookies by path and follows no redirects. */
export class CookieClient {
  private readonly cookies = new Map<string, { path: string; pair: string }>();

  constructor(
    private readonly ip: string,
    private readonly userAgent: string,
    private readonly port: number = ports.site,
  ) {}

  /** Cookies sent to a path. */
  private cookiesFor(path: string): string {
    const pathname = path.split('?')[0] ?? '/';
    const fits = ({ path: cookiePath }: { path: string }) =>
      cookiePath === '/' || pathname === cookiePath || pathname.startsWith(`${cookiePath}/`);
    return [...this.cookies.values()]
      .filter(fits)
      .map(({ pair }) => pair)
      .join('; ');
  }

  private store(lines: readonly string[] = []): void {
    for (const setCookie of lines) {
      const pair = setCookie.split(';')[0] ?? '';
      const path = /; Path=([^;]+)/.exec(setCookie)?.[1] ?? '/';
      const key = `${path} ${pair.split('=')[0]}`;
      if (/; Max-Age=0/.test(setCookie)) this.cookies.delete(key);
      else this.cookies.set(key, { path, pair });
    }
  }

  /**
   * Sends one request.
   * @throws Error when there is no response
   */
  request(path: string, { method, headers, body }: HttpRequestOptions = {}): Promise<HttpResult> {
    const requestBody = body === undefined ? null : JSON.stringify(body);
    const cookie = this.cookiesFor(path);
    return new Promise((resolve, reject) => {
      const clientRequest = open(
        {
          host: '127.0.0.1',
          port: this.port,
          agent: keepAliveAgent,
          path,
          method: method ?? (requestBody === null ? 'GET' : 'POST'),
          headers: {
            host: `localhost:${this.port}`,
            'x-forwarded-for': this.ip,
            ...(this.userAgent && { 'user-agent': this.userAgent }),
            ...(cookie && { cookie }),
            ...(requestBody !== null && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(requestBody)),
              'sec-fetch-site': 'same-origin',
            }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('error', reject);
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            this.store(response.headers['set-cookie']);
            const text = Buffer.concat(parts).toString('utf8');
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          });
        },
      );
      clientRequest.on('error', reject);
      clientRequest.end(requestBody);
    });
  }
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
export const sumName = (source: string, platform: string, kind: string, outcome: string): string =>
  [source, platform, kind, outcome].join(' | ');

/** Every sum in a file, days added up. */
export function sumsOfFile(csv: string): Sums {
  const sums: Record<string, number> = {};
  const columns = figureKinds.flatMap((kind) => figureOutcomes.map((outcome) => [kind, outcome]));
  for (const [, source = '', platform = '', ...numbers] of cellsOf(csv).slice(1))
    for (const [n, [kind = '', outcome = '']] of columns.entries()) {
      const name = sumName(source, platform, kind, outcome);
      const sum = (sums[name] ?? 0) + Number(numbers[n]);
      if (sum !== 0) sums[name] = sum;
    }
  return sums;
}

export interface ShownNumbers {
  /** Numbers counted, repeated, by robots, in excess. */
  readonly totals: Readonly<Record<string, readonly number[]>>;
  /** The rows of a table by name, with one number for each kind. */
  readonly table: (id: string) => Readonly<Record<string, readonly number[]>>;
}

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

/** The numbers of a page of figures. */
export async function numbersOfPage(html: string): Promise<ShownNumbers> {
  const page = await parseHtml(html);
  const cards = page.querySelectorAll('section[aria-labelledby="totals-title"] li');
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

/** Works through a list, twelve at a time. */
export async function runForEach<T>(
  list: readonly T[],
  action: (item: T) => Promise<void>,
): Promise<void> {
  const items = list[Symbol.iterator]();
  const runNext = async () => {
    for (const item of items) await action(item);
  };
  await Promise.all(Array.from({ length: 12 }, runNext));
}

/** The sums in a promoter's file. */
export const loadSums = async (client: CookieClient): Promise<Sums> =>
  sumsOfFile((await client.request(figuresFile)).text);
