/** Decides which edition a visitor sees, and which texts and links change for the VPS edition (B4). Pure. */
import { downloadHref, type Platform } from '../release-package';

export type Edition = 'professional' | 'vps';

export interface EditionNames {
  readonly professional: string;
  /** Must start with the other name. */
  readonly vps: string;
}

/**
 * The edition that the URL names, otherwise the stored edition. `lite` means the VPS edition, any other value the
 * Professional edition.
 * @param requestedEdition the `product_line` parameter; null when there is none
 */
export function editionOf(requestedEdition: string | null, storedEdition: string | null): Edition {
  return (requestedEdition || storedEdition) === 'lite' ? 'vps' : 'professional';
}

/**
 * Replaces the product's name in a text by the name of the VPS edition. Where the text already has that name, it stays.
 */
export function withVpsName(text: string, { professional, vps }: EditionNames): string {
  return text
    .split(vps)
    .map((part) => part.replaceAll(professional, vps))
    .join(vps);
}

/** What the VPS edition replaces; the packages base and speed keep their links. */
const windowsPackages: readonly string[] = [
  'windows',
  'windows-x86',
  'windows-zip',
] satisfies Platform[];

/** Whether the VPS edition delivers another package instead of this one. */
export const isReplacedByVps = (platform: string): boolean => windowsPackages.includes(platform);

/**
 * The target of a download link in the VPS edition. Null for links that do not change: links for other systems, to a
 * certain version, or to v6, which the VPS edition does not have.
 * @param href path and query
 * @param isOnWindows whether the visitor is on Windows, where `auto` delivers the Windows package
 */
export function vpsHref(href: string, isOnWindows: boolean): string | null {
  const [path = '', query = ''] = href.split('?');
  const parameters = new URLSearchParams(query);
  if (parameters.has('version') || parameters.get('line') === 'v6') return null;
  const platform = /^\/api\/download\/([\w-]+)$/.exec(path)?.[1] ?? '';
  const isReplaced = isReplacedByVps(platform) || (platform === 'auto' && isOnWindows);
  return isReplaced ? downloadHref('windows-lite') : null;
}
