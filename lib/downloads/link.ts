/** The promoter's code in the installer's file name (D2), and the way back to the real file (D5). */
import { referralCodePattern } from '@superbrowser/contract/forms/referral-code';

const marked = /\.(?:exe|zip)$/i;

/**
 * `<name>.<ext>` becomes `<name>_<promoter>.<ext>` for .exe and .zip; directory and extension stay,
 * and the result is one path segment. Anything else, or an unusable promoter, is left alone.
 * @param pathname percent-encoded path
 */
export function withPromoter(pathname: string, promoter: string): string {
  if (!referralCodePattern.test(promoter) || !marked.test(pathname)) return pathname;
  const dot = pathname.lastIndexOf('.');
  if (pathname.lastIndexOf('/') === dot - 1) return pathname;
  return `${pathname.slice(0, dot)}_${promoter}${pathname.slice(dot)}`;
}

/**
 * The real file behind a requested name: package names hold no underscore, so the first one starts
 * the promoter.
 * @returns the plain name, or null when what follows the underscore is no promoter of ours
 */
export function withoutPromoter(fileName: string): string | null {
  const at = fileName.indexOf('_');
  if (at < 0) return fileName;
  const dot = fileName.lastIndexOf('.');
  if (!marked.test(fileName) || dot < at || !referralCodePattern.test(fileName.slice(at + 1, dot)))
    return null;
  return fileName.slice(0, at) + fileName.slice(dot);
}
