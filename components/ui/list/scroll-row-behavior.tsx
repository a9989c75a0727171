import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const phoneQuery = '(width < 48rem)';

/** Makes rows focus stops on phones, where they scroll. */
export function ScrollRowBehavior() {
  const pathname = usePathname();
  useEffect(() => {
    const query = window.matchMedia(phoneQuery);
    const markRows = () => {
      for (const row of document.querySelectorAll<HTMLElement>('[data-scroll-row]'))
        if (query.matches) row.tabIndex = 0;
        else row.removeAttribute('tabindex');
    };
    markRows();
    query.addEventListener('change', markRows);
    return () => query.removeEventListener('change', markRows);
  }, [pathname]);
  return null;
}
