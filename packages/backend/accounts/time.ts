import { keptDays } from '@superbrowser/contract/records/kept-days';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** R4 and the life of a sign-in, in milliseconds. */
export const life = {
  resend: minute,
  sendWindow: day,
  code: 5 * minute,
  captchaToken: 10 * minute,
  loginToken: keptDays.signIns * day,
} as const;

/** Instants are compared as text, which works because they all have this form. */
export const iso = (ms: number): string => new Date(ms).toISOString();
