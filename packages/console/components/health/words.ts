import type { getFormatter } from 'next-intl/server';
import { refusingLimits, type RefusingLimit } from '@superbrowser/contract/records/health';
import type { Condition } from '@/lib/status/judge';
import { partNames, type PartName } from '@/lib/status/parts';

/** The store may hold names of another version of the site. */
export const isPart = (name: string): name is PartName => (partNames as string[]).includes(name);
export const isLimit = (name: string): name is RefusingLimit =>
  (refusingLimits as readonly string[]).includes(name);

/** How a condition looks. */
export const conditionTones = {
  works: 'ok',
  impaired: 'soft',
  fails: 'risk',
} as const satisfies Record<Condition, string>;

type Formatter = Awaited<ReturnType<typeof getFormatter>>;

/** Day and time of an instant. */
export const moment = (format: Formatter, at: number | string): string =>
  format.dateTime(new Date(at), 'instant');
