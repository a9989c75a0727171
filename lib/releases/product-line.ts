/** The lite product line (B4): which line a visitor sees, and what that changes. Pure. */
import { downloadHref, type Platform } from '@/lib/releases/types';

export type ProductLine = 'standard' | 'lite';

export interface ProductNames {
  readonly standard: string;
  /** Must start with the standard name. */
  readonly vps: string;
}

/**
 * The product line by the URL, otherwise by the stored value. Any value but `lite` in the URL means the standard
 * line.
 * @param requested the `product_line` parameter; null when there is none
 */
export function productLineOf(requested: string | null, stored: string | null): ProductLine {
  return (requested || stored) === 'lite' ? 'lite' : 'standard';
}

/** Replaces the product's name in a text by that of the VPS edition; where that stands already it stays. */
export function withVpsName(text: string, { standard, vps }: ProductNames): string {
  return text
    .split(vps)
    .map((part) => part.replaceAll(standard, vps))
    .join(vps);
}

const windowsPackages: readonly string[] = [
  'windows',
  'windows-x86',
  'windows-zip',
] satisfies Platform[];

/** Whether the lite line delivers another package instead of this one. */
export const isStandardWindows = (platform: string): boolean => windowsPackages.includes(platform);

/**
 * The target of a download link on the lite line; null for links that stay: other systems, and links to a certain
 * version or to the v6 client, which the lite line does not have.
 * @param href path and query
 * @param onWindows `auto` delivers the Windows package there
 */
export function liteHref(href: string, onWindows: boolean): string | null {
  const [path = '', query = ''] = href.split('?');
  const wanted = new URLSearchParams(query);
  if (wanted.has('version') || wanted.get('line') === 'v6') return null;
  const platform = /^\/api\/download\/([\w-]+)$/.exec(path)?.[1] ?? '';
  const replaced = isStandardWindows(platform) || (platform === 'auto' && onWindows);
  return replaced ? downloadHref('windows-lite') : null;
}
