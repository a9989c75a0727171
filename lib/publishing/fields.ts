/** Fields that articles and campaigns have in common. */
import * as z from 'zod/mini';
import { findRoute } from '@/lib/routes';
import { line, verbatim } from '@superbrowser/contract/forms/text';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The last part of an address, below a folder whose built-in pages keep theirs. */
export const slugBelow = (folder: '/news' | '/activity', others: readonly string[] = []) =>
  verbatim('slug').check(
    z.minLength(3, 'slug'),
    z.maxLength(60, 'slug'),
    z.regex(slugPattern, 'slug'),
    z.refine((slug) => !findRoute(`${folder}/${slug}`) && !others.includes(slug), 'taken'),
  );

/** A text of one line. */
export const lineOfText = (least: number, most: number) =>
  line('line').check(z.minLength(least, 'short'), z.maxLength(most, 'long'));

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A day of the calendar, YYYY-MM-DD. */
export const calendarDay = z.pipe(
  verbatim('day').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'day'), z.refine(isDay, 'day')),
  z.transform((day) => day as `${number}-${number}-${number}`),
);

/** A moment in China. */
export const chinaMoment = z.pipe(
  verbatim('moment').check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/, 'moment'),
    z.refine((text) => !Number.isNaN(Date.parse(text)), 'moment'),
  ),
  z.transform((text) => text as `${string}+08:00`),
);

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
