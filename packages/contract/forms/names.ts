/** What people and companies may be called. Lengths count characters, not UTF-16 units. */
import * as z from 'zod/mini';
import { atMost, line, needed } from './text';

/** R3. */
export const userNameSchema = line('userName').check(
  needed,
  z.regex(/^[\p{Script=Han}A-Za-z0-9]{6,24}$/u, { error: 'userName' }),
);

const maxLength = 50;

/** F4: single spaces inside, and · between Han characters (阿依古丽·买买提). */
const withoutJoints = (value: string): string =>
  value.replace(/(\p{Script=Han})·(?=\p{Script=Han})/gu, '$1');

const name = (words: RegExp, error: string) =>
  line(error).check(
    needed,
    atMost(maxLength),
    z.refine((value) => words.test(withoutJoints(value)), { error, abort: true }),
    z.refine((value) => /[\p{Script=Han}A-Za-z]/u.test(value), {
      error: 'allDigits',
      abort: true,
    }),
    z.refine((value) => !/\d$/.test(value), { error: 'endsWithDigit' }),
  );

/** F4: Chinese, English, digits and dots; not all digits, not ending in one. */
export const companyNameSchema = name(
  /^[\p{Script=Han}A-Za-z0-9.]+(?: [\p{Script=Han}A-Za-z0-9.]+)*$/u,
  'companyName',
);

/** F4: as the company name, without dots. */
export const personNameSchema = name(
  /^[\p{Script=Han}A-Za-z0-9]+(?: [\p{Script=Han}A-Za-z0-9]+)*$/u,
  'personName',
);
