import { readLocalValue } from './local-storage';

/**
 * When en-US is stored and the page is Chinese with a link to its English version, the visitor is sent to that version,
 * with query and fragment (L2). Any other stored value counts as zh-CN.
 * @returns the target; null where the visitor stays
 */
export const findStoredLanguageUrl = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null =>
  document.querySelector('a[hreflang^=e]') && readLocalValue('Language') === 'en-US'
    ? `/en${pathname === '/' ? '' : pathname}${search}${hash}`
    : null;
