/** Determines and stores the A/B group of this visitor (S1). */
import { cookieReader } from '@/lib/core/http/cookie-reader';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { fetchDeliveredLine } from '@/lib/releases/fetch-delivered-line';
import { readLocalValue, writeLocalValue } from '@/lib/browser/local-storage';
import { detectWindows10OrLater } from '@/lib/visitor-system/detect-windows-10-or-later';
import type { AbGroup } from '../event-values';
import { abGroupOf } from './ab-group';

/**
 * Determines the visitor's group and stores it. Never rejects.
 * @returns null for a visitor without a group, for whom nothing is stored
 */
export async function decideAbGroup(): Promise<AbGroup | null> {
  const { promoterOrChannel } = attributionOf(
    new URLSearchParams(window.location.search),
    cookieReader(document.cookie),
  );
  const [isWindows10OrLater, response] = await Promise.all([
    detectWindows10OrLater(),
    promoterOrChannel === '' ? null : fetchDeliveredLine(promoterOrChannel),
  ]);
  const storedGroup = readLocalValue('ab_group');
  const prefersV6 = response?.prefersV6 ?? false;
  const group = abGroupOf({
    promoterOrChannel,
    prefersV6,
    isWindows10OrLater,
    storedGroup,
    random: Math.random(),
  });
  if (group !== null && group !== storedGroup) writeLocalValue('ab_group', group);
  return group;
}
