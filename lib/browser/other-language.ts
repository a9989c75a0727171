import { readStored } from '@/lib/browser/local-storage';

/**
 * L2: on a Chinese page with a link to its English twin, a stored en-US moves the visitor there, query and fragment kept.
 * Any other stored value counts as zh-CN.
 * @returns where to; falsy where the visitor stays
 */
export const otherLanguageAddress = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | false | null =>
  document.querySelector('a[hreflang^=e]') &&
  readStored('Language') === 'en-US' &&
  `/en${pathname === '/' ? '' : pathname}${search}${hash}`;
