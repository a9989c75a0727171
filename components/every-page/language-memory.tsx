import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { writeStored } from '@/lib/browser/local-storage';
import { otherLanguageUrl } from '@/lib/browser/other-language';
import { clickedLink } from '@/components/ui/clicked-link';

/**
 * L2: the language switch stores the choice. A page that has to be left for its English version is left by its first
 * script (lib/browser/page-start), or here if that did not run.
 */
export function LanguageMemory() {
  const pathname = usePathname();
  useEffect(() => {
    const alternate = otherLanguageUrl(window.location);
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
