/**
 * What is done with a page's HTML before it is kept, once a page and not once a visitor: by the build
 * (scripts/post-build.ts) and whenever a page is made anew (../kept-pages.ts).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnv } from '@/lib/env/build';
import { withLateScripts } from './late-scripts';
import { readPageData } from './page-data';
import { withoutSpareNotFound } from './spare-not-found';
import { staticParts } from './static-parts';

/** Where a build keeps the first script of its pages. */
export const pageStartFile = join('run', 'page-start.js');

const dataScript =
  /<script>(?:self\.__next_f\.push\((\[.*?\])\)|\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\))<\/script>/gs;

/** A JSON string as it may stand inside an inline script. */
const inScript = (text: string) =>
  JSON.stringify(text).replace(
    /[&><\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The page's data, put together from its scripts; null where one holds something else. */
function dataOf(html: string): string | null {
  const pieces = [...html.matchAll(dataScript)].flatMap(([, list]) =>
    list === undefined ? [] : [JSON.parse(list) as unknown[]],
  );
  return pieces.every(([kind, text]) => kind === 1 && typeof text === 'string')
    ? pieces.map(([, text]) => text as string).join('')
    : null;
}

/**
 * The page with one copy of what nothing will change, and its data in one order (static-parts.ts, page-data.ts). A page
 * whose data this does not know stays as it is.
 */
export function withOneCopy(html: string): string {
  const start = html.indexOf('<script>(self.__next_f=');
  const end = html.lastIndexOf('</body>');
  const text = start < 0 ? null : dataOf(html.slice(start, end));
  const data = text === null ? null : readPageData(text);
  const place = data?.exportNamed('StaticPart');
  if (!data || !place) return html;
  const parts = staticParts(html.slice(0, start), place);
  const written = data.write((tree) => parts.change(withoutSpareNotFound(tree)));
  if (written === null) return html;
  const scripts = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,${inScript(written)}])</script>`;
  return (
    parts.numbered() + scripts + html.slice(start, end).replace(dataScript, '') + html.slice(end)
  );
}

/**
 * @param dist the build's folder
 * @returns finishes a page; undefined during the build itself, which does it at its end
 */
export function finisherOf(dist: string): ((html: string) => string) | undefined {
  let pageStart: string;
  try {
    pageStart = readFileSync(join(dist, pageStartFile), 'utf8').trim();
  } catch {
    return undefined;
  }
  const { LATE_SCRIPTS } = buildEnv();
  return (html) =>
    LATE_SCRIPTS === 'on' ? withLateScripts(withOneCopy(html), pageStart) : withOneCopy(html);
}
