/**
 * The forms that lead to an account or into a team, as data. Their pages are written manually, because each does more
 * than its fields tell. In a separate file, because these pages' scripts do not need the application forms.
 */
import { agreement, code, companyName, field, phone } from './fields';

/** Fields of an account, besides its phone. */
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
