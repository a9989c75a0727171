import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { writeLocalValue } from '@/lib/browser/local-storage';
import { findStoredLanguageUrl } from '@/lib/browser/stored-language';
import { clickedLink } from '@/components/ui/clicked-link';

/**
 * The language switch stores the visitor's choice. A page that has to be left for its English version is left by its
 * first script (lib/browser/page-start), or by this component if that script did not run (L2).
 */
export function StoredLanguageBehavior() {
  const pathname = usePathname();
  useEffect(() => {
    const alternateUrl = findStoredLanguageUrl(window.location);
    if (alternateUrl) window.location.replace(alternateUrl);
  }, [pathname]);

  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const language = clickedLink(event)?.dataset.language;
      if (language) writeLocalValue('Language', language);
    };
    document.addEventListener('click', remember);
    return () => document.removeEventListener('click', remember);
  }, []);
  return null;
}
