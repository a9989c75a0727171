/** The VPS edition (B4): which edition a visitor sees, and what that changes. Pure. */
import { downloadHref, type Platform } from './release-package';

export type Edition = 'professional' | 'vps';

export interface EditionNames {
  readonly professional: string;
  /** Must start with the other name. */
  readonly vps: string;
}

/**
 * The edition by the URL, otherwise by the stored value: `lite` means the VPS edition, anything else the Professional
 * one.
 * @param requestedEdition the `product_line` parameter; null when there is none
 */
export function editionOf(requestedEdition: string | null, storedEdition: string | null): Edition {
  return (requestedEdition || storedEdition) === 'lite' ? 'vps' : 'professional';
}

/** Replaces the product's name in a text by that of the VPS edition; a name of that edition already there stays. */
export function withVpsName(text: string, { professional, vps }: EditionNames): string {
  return text
    .split(vps)
    .map((part) => part.replaceAll(professional, vps))
    .join(vps);
}

const windowsPackages: readonly string[] = [
  'windows',
  'windows-x86',
  'windows-zip',
] satisfies Platform[];

/** Whether the VPS edition delivers another package instead of this one. */
export const isReplacedByVps = (platform: string): boolean => windowsPackages.includes(platform);

/**
 * The target of a download link on the VPS edition; null for links that stay: other systems, and links to a certain
 * version or to the v6 client, which the VPS edition does not have.
 * @param href path and query
 * @param isOnWindows `auto` delivers the Windows package there
 */
export function vpsHref(href: string, isOnWindows: boolean): string | null {
  const [path = '', query = ''] = href.split('?');
  const parameters = new URLSearchParams(query);
  if (parameters.has('version') || parameters.get('line') === 'v6') return null;
  const platform = /^\/api\/download\/([\w-]+)$/.exec(path)?.[1] ?? '';
  const isReplaced = isReplacedByVps(platform) || (platform === 'auto' && isOnWindows);
  return isReplaced ? downloadHref('windows-lite') : null;
}
