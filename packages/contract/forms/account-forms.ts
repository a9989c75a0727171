/**
 * The forms that lead to an account or into a team, as data. Their pages are built manually: each does more than its fields say.
 * Apart from the application forms, which the scripts of these pages need not carry.
 */
import { agreement, code, companyName, field, phone } from './fields';

/** What an account is made of, besides its phone. */
export const accountFields = [
  field('password', 'password'),
  field('username', 'userName'),
  companyName,
  field('referral_code', 'line', { max: 64, optional: true }),
] as const;

export const accountForms = {
  register: [phone, code, ...accountFields, agreement],
  signIn: [phone, code],
  join: [phone, code, field('name', 'personName', { max: 50 }), agreement],
} as const;
