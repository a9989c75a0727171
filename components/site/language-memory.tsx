import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { writeStored } from '@/lib/browser/local-storage';
import { otherLanguageAddress } from '@/lib/browser/other-language';
import { clickedLink } from '@/components/ui/clicked-link';

/**
 * L2: the switch stores the choice; a page that is left for its English twin is left by its first script already
 * (lib/page-start), or here where that is missing.
 */
export function LanguageMemory() {
  const pathname = usePathname();
  useEffect(() => {
    const alternate = otherLanguageAddress(window.location);
    if (alternate) window.location.replace(alternate);
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
