import { readStored } from '@/lib/browser/storage';

/**
 * L2: on an unprefixed page a stored en-US moves the visitor to the /en twin, query and fragment kept. Any other stored
 * value counts as zh-CN.
 * @returns where to; null where the visitor stays
 */
export function toTwin({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (/^\/en(\/|$)/.test(pathname) || readStored('Language') !== 'en-US') return null;
  return `${pathname === '/' ? '/en' : `/en${pathname}`}${search}${hash}`;
}
