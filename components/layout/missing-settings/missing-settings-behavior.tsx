import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { readSessionValue, writeSessionValue } from '@/lib/browser/session-storage';

/**
 * Hides the strip about sample data when its button is pressed, until the tab is closed (B7). It is one of the
 * IdleScripts, because few sites show the strip and its code must not weigh on the first load of every site.
 */
export function MissingSettingsBehavior() {
  const pathname = usePathname();
  useEffect(() => {
    const strip = document.querySelector<HTMLElement>('[data-missing-settings]');
    if (!strip) return undefined;
    const hideStrip = () => {
      writeSessionValue('demo_dismissed', true);
      strip.hidden = true;
    };
    strip.hidden = readSessionValue('demo_dismissed') === true;
    const button = strip.querySelector('button');
    button?.addEventListener('click', hideStrip);
    return () => button?.removeEventListener('click', hideStrip);
  }, [pathname]);
  return null;
}
