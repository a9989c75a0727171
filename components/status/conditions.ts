/** How a condition looks: never by colour alone, its word stands beside it. */
import type { IconName } from '@/components/ui/icon';
import type { Condition } from '@/lib/status/judge';

export type Shown = Condition | 'unknown';

export const looks = {
  works: { icon: 'check', tone: 'ok', text: 'text-ok', fill: 'fill-ok' },
  impaired: { icon: 'alert', tone: 'soft', text: 'text-warm-text', fill: 'fill-warm-500' },
  fails: { icon: 'close', tone: 'risk', text: 'text-risk', fill: 'fill-risk' },
  unknown: { icon: 'minus', tone: 'idle', text: 'text-idle', fill: 'fill-line-2' },
} as const satisfies Readonly<
  Record<
    Shown,
    { icon: IconName; tone: 'ok' | 'soft' | 'risk' | 'idle'; text: string; fill: string }
  >
>;

export const allLooks = Object.keys(looks) as Shown[];
