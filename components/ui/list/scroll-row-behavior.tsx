import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const phones = '(width < 48rem)';

/** Makes rows that scroll focus stops, for as long as they scroll. */
export function ScrollRowBehavior() {
  const pathname = usePathname();
  useEffect(() => {
    const query = window.matchMedia(phones);
    const mark = () => {
      for (const row of document.querySelectorAll<HTMLElement>('[data-scroll-row]'))
        if (query.matches) row.tabIndex = 0;
        else row.removeAttribute('tabindex');
    };
    mark();
    query.addEventListener('change', mark);
    return () => query.removeEventListener('change', mark);
  }, [pathname]);
  return null;
}
