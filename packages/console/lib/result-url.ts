/** Paths of the console that a form leads to, with the id of the form's result. Pure. */
import { parseUrl } from '@superbrowser/shared/parse-url';

const placeholderOrigin = 'http://console.invalid';

/** The path, if it is a path of the console; otherwise the path of the first page. */
export function toConsolePath(path: string | null | undefined): string {
  if (!path?.startsWith('/') || path.length > 2_000) return '/';
  const url = parseUrl(path, placeholderOrigin);
  return url?.origin === placeholderOrigin && !url.pathname.startsWith('//')
    ? url.pathname + url.search
    : '/';
}

/** The query parameter with the id of a form's result. */
export const resultParam = 'result';

/**
 * The query parameter of a question that was answered with no. The question's form then shows again what was entered.
 */
export const declinedParam = 'declined';

/** Adds the id of a result to a path, replacing an earlier one. */
export function withResult(path: string, id: string): string {
  const url = new URL(path, placeholderOrigin);
  url.searchParams.set(resultParam, id);
  return url.pathname + url.search;
}

/** The path to which the answer no to a question leads. */
export function withDeclined(path: string, id: string): string {
  const url = new URL(withResult(path, id), placeholderOrigin);
  url.searchParams.set(declinedParam, 'yes');
  return url.pathname + url.search;
}
