import type { IconName } from '@/components/ui/icon';
import type { Condition } from '@/lib/status/conditions';

export type ShownCondition = Condition | 'unknown';

/** The look of each condition. Its word is always shown too, because color alone must not tell it. */
export const conditionStyles = {
  works: { icon: 'check', tone: 'ok', text: 'text-ok', fill: 'fill-ok', disc: 'bg-ok-bg' },
  impaired: {
    icon: 'alert',
    tone: 'soft',
    text: 'text-warm-text',
    fill: 'fill-warm-500',
    disc: 'bg-warm-100',
  },
  fails: {
    icon: 'close',
    tone: 'risk',
    text: 'text-risk',
    fill: 'service:fill-risk',
    disc: 'bg-risk-bg',
  },
  unknown: { icon: 'minus', tone: 'idle', text: 'text-idle', fill: 'fill-line-2', disc: 'bg-mist' },
} as const satisfies Readonly<
  Record<
    ShownCondition,
    {
      icon: IconName;
      tone: 'ok' | 'soft' | 'risk' | 'idle';
      text: string;
      fill: string;
      disc: string;
    }
  >
>;

export const shownConditions = Object.keys(conditionStyles) as ShownCondition[];
