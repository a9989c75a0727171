/** The 404 page that Next adds to each page for code that asks for it in the browser; this site's 404 comes from the server. */
import type { Json } from './page-data';

const mark = '404: This page could not be found.';

/** @returns the tree without it, as if a layout had none */
export function withoutSpareNotFound(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutSpareNotFound);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const isSpare = name === 'notFound' && JSON.stringify(one).includes(mark);
      return [name, isSpare ? '$undefined' : withoutSpareNotFound(one)];
    }),
  );
}
