/** Fields that articles and campaigns have in common. */
import { z } from 'zod';
import { findRoute } from '@/lib/routes';
import { isText } from '../text';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The last part of an address, below a folder whose built-in pages keep theirs. */
export const slugBelow = (folder: '/news' | '/activity') =>
  z
    .string('slug')
    .min(3, 'slug')
    .max(60, 'slug')
    .regex(slugPattern, 'slug')
    .refine((slug) => !findRoute(`${folder}/${slug}`), 'taken');

/** A text of one line. */
export const words = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least, 'short')
    .max(most, 'long')
    .refine((text) => isText(text) && !/[\r\n\t]/.test(text), 'line');

/** A day of the calendar, YYYY-MM-DD. */
export const calendarDay = z
  .string('day')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'day')
  .refine((day) => {
    const date = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  }, 'day')
  .transform((day) => day as `${number}-${number}-${number}`);

/** Every text within a value. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Whether there is Chinese in it. */
export const hasChinese = (value: unknown): boolean =>
  /\p{Script=Han}/u.test(textsIn(value).join(''));
