/** Where a form leads afterwards. Pure. */

const base = 'http://console.invalid';

/** A path of the console; anything else is its first page. */
export function ownPath(given: string | null | undefined): string {
  if (!given?.startsWith('/') || given.length > 2_000 || !URL.canParse(given, base)) return '/';
  const url = new URL(given, base);
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}

/** A path that shows what came of a form, and nothing of an earlier one. */
export function withNote(path: string, id: string): string {
  const url = new URL(path, base);
  url.searchParams.set('note', id);
  return url.pathname + url.search;
}
