/** Determines and stores the A/B group of this visitor (S1). */
import { cookieReader } from '@/lib/http/requests/cookie-reader';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { fetchPromoterLine } from '@/lib/browser/promoter-line';
import { readLocalValue, writeLocalValue } from '@/lib/browser/local-storage';
import { detectWindows10OrLater } from '@/lib/browser/windows-version';
import { abGroupOf } from './groups';
import type { AbGroup } from '../vocabulary';

let current: AbGroup | null = null;
const listeners = new Set<() => void>();

export const abStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: () => current,
};

/** Determines the visitor's group and stores it; a visitor without a group stores nothing. Never throws. */
export async function decideAbGroup(): Promise<void> {
  const { promoterOrChannel: promoter } = attributionOf(
    new URLSearchParams(window.location.search),
    cookieReader(document.cookie),
  );
  const [isWindows10OrLater, response] = await Promise.all([
    detectWindows10OrLater(),
    promoter === '' ? null : fetchPromoterLine(promoter),
  ]);
  const storedGroup = readLocalValue('ab_group');
  const prefersV6 = response?.prefersV6 ?? false;
  current = abGroupOf({
    promoter,
    prefersV6,
    isWindows10OrLater,
    storedGroup,
    random: Math.random(),
  });
  if (current !== null && current !== storedGroup) writeLocalValue('ab_group', current);
  for (const listener of listeners) listener();
}
