import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { readTabValue, writeTabValue } from '@/lib/browser/session-storage';

/**
 * Puts the strip about demo data away on a press of its button, for as long as the tab lives (B7). From
 * outside, because a strip few sites show must not weigh on the first load of all.
 */
export function DemoDataBehaviour() {
  const pathname = usePathname();
  useEffect(() => {
    const strip = document.querySelector<HTMLElement>('[data-demo-data]');
    if (!strip) return undefined;
    const putAway = () => {
      writeTabValue('demo_dismissed', true);
      strip.hidden = true;
    };
    strip.hidden = readTabValue('demo_dismissed') === true;
    const button = strip.querySelector('button');
    button?.addEventListener('click', putAway);
    return () => button?.removeEventListener('click', putAway);
  }, [pathname]);
  return null;
}
