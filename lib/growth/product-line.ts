/** The lite product line (B4): which line a visitor sees, and what it changes. Pure. */
import { downloadHref, type Platform } from '@/lib/releases/types';

export type ProductLine = 'standard' | 'lite';

export interface ProductNames {
  readonly standard: string;
  /** Starts with the standard name. */
  readonly pure: string;
}

/**
 * The address decides, then what was stored. Any other value in the address is the way back.
 * @param requested the `product_line` parameter; null when there is none
 */
export function productLineOf(requested: string | null, stored: string | null): ProductLine {
  return (requested || stored) === 'lite' ? 'lite' : 'standard';
}

/** A text with the pure edition's name in place of the product's; where it stands already it stays. */
export function pureText(text: string, { standard, pure }: ProductNames): string {
  return text
    .split(pure)
    .map((part) => part.replaceAll(standard, pure))
    .join(pure);
}

const windowsPackages: readonly string[] = [
  'windows',
  'windows-x86',
  'windows-zip',
] satisfies Platform[];

/** Whether the lite line delivers another package in place of this one. */
export const isStandardWindows = (platform: string): boolean => windowsPackages.includes(platform);

/**
 * Where a download link of the site leads on the lite line; null for links it leaves alone: other
 * systems, and those that ask for one version or for the v6 client, which the lite line has not.
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
