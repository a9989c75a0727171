import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import { clickedLink } from '@/components/ui/clicked-link';

/** L2: whether a page is left at once for its English twin. */
export const movesToTwin = (pathname: string): boolean =>
  !/^\/en(\/|$)/.test(pathname) && readStored('Language') === 'en-US';

/**
 * L2: the switch stores the choice; on an unprefixed page a stored en-US moves the visitor to the
 * /en twin, query and fragment kept. Any other stored value counts as zh-CN.
 */
export function LanguageMemory() {
  const pathname = usePathname();
  useEffect(() => {
    if (!movesToTwin(pathname)) return;
    const twin = pathname === '/' ? '/en' : `/en${pathname}`;
    window.location.replace(`${twin}${window.location.search}${window.location.hash}`);
  }, [pathname]);

  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const language = clickedLink(event)?.dataset.language;
      if (language) writeStored('Language', language);
    };
    document.addEventListener('click', remember);
    return () => document.removeEventListener('click', remember);
  }, []);
  return null;
}
