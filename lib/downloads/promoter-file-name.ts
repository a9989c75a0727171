/** Adds the promoter's code to the installer's file name (D2), and removes it to find the real file (D5). */
import { promoterCodePattern } from '@superbrowser/contract/promoter-and-invite-codes';
import { promoterExtensionPattern } from '@/lib/releases/release-package';

/**
 * Changes `<name>.<ext>` to `<name>_<promoter or channel>.<ext>` for .exe and .zip. Folder and extension stay, and
 * the result is one path segment. The path is unchanged for other extensions, and for an invalid promoter.
 * @param pathname percent-encoded path
 */
export function withPromoter(pathname: string, promoterOrChannel: string): string {
  if (!promoterCodePattern.test(promoterOrChannel) || !promoterExtensionPattern.test(pathname))
    return pathname;
  const dot = pathname.lastIndexOf('.');
  if (pathname.lastIndexOf('/') === dot - 1) return pathname;
  return `${pathname.slice(0, dot)}_${promoterOrChannel}${pathname.slice(dot)}`;
}

/**
 * The name of the real file behind a requested name. Package names contain no underscore, so the first underscore
 * starts the promoter.
 * @returns the plain name; null for a name with an underscore when it is not an .exe or .zip, or its promoter is
 * invalid
 */
export function withoutPromoter(fileName: string): string | null {
  const underscore = fileName.indexOf('_');
  if (underscore < 0) return fileName;
  const dot = fileName.lastIndexOf('.');
  if (
    !promoterExtensionPattern.test(fileName) ||
    dot < underscore ||
    !promoterCodePattern.test(fileName.slice(underscore + 1, dot))
  )
    return null;
  return fileName.slice(0, underscore) + fileName.slice(dot);
}
