import type { Locale } from './routing';

/** A requested path: a page in a language, or an alias of one, which redirects (L1). */
type ParsedPathname =
  | { readonly kind: 'page'; readonly locale: Locale; readonly path: string }
  | { readonly kind: 'alias'; readonly canonical: string };

const prefixByAlias = new Map([
  ['zh-cn', ''],
  ['en-us', '/en'],
  ['en', '/en'],
]);

/**
 * Splits a path into language and page. `/zh-CN/…`, `/en-US/…` and other letter cases of a language are aliases of the
 * canonical path.
 * @param pathname percent-encoded path, starting with `/`
 */
export function parsePathname(pathname: string): ParsedPathname {
  const [, first = '', ...rest] = pathname.split('/');
  const prefix = prefixByAlias.get(first.toLowerCase());
  if (prefix === undefined) return { kind: 'page', locale: 'zh-CN', path: pathname };
  // Empty segments are dropped: `/zh-CN//host` must never become `//host`, which is another site.
  const page = `/${rest.filter((segment) => segment !== '').join('/')}`;
  if (first === 'en') return { kind: 'page', locale: 'en-US', path: page };
  return { kind: 'alias', canonical: page === '/' ? prefix || '/' : `${prefix}${page}` };
}
