/** Adds the promoter's code to the installer's file name (D2), and finds the real file again (D5). */
import { referralCodePattern } from '@superbrowser/contract/forms/referral-code';

const markableExtension = /\.(?:exe|zip)$/i;

/**
 * Changes `<name>.<ext>` to `<name>_<promoter>.<ext>` for .exe and .zip; directory and extension stay, and the result
 * is one path segment. Other names, and all names for an invalid promoter, are unchanged.
 * @param pathname percent-encoded path
 */
export function withPromoter(pathname: string, promoter: string): string {
  if (!referralCodePattern.test(promoter) || !markableExtension.test(pathname)) return pathname;
  const dot = pathname.lastIndexOf('.');
  if (pathname.lastIndexOf('/') === dot - 1) return pathname;
  return `${pathname.slice(0, dot)}_${promoter}${pathname.slice(dot)}`;
}

/**
 * The real file behind a requested name: package names contain no underscore, so the first one starts the promoter.
 * @returns the plain name; null for a name with an underscore that is no .exe or .zip, or whose promoter is invalid
 */
export function withoutPromoter(fileName: string): string | null {
  const underscore = fileName.indexOf('_');
  if (underscore < 0) return fileName;
  const dot = fileName.lastIndexOf('.');
  if (
    !markableExtension.test(fileName) ||
    dot < underscore ||
    !referralCodePattern.test(fileName.slice(underscore + 1, dot))
  )
    return null;
  return fileName.slice(0, underscore) + fileName.slice(dot);
}
