/**
 * The forms that lead to an account or into a team, as data. Their pages are written manually, because each does more
 * than send its fields. The forms have their own file, because these pages' scripts do not need the application forms.
 */
import { agreementField, codeField, companyNameField, field, phoneField } from './fields';

/** Fields of an account, besides its phone. */
export const accountFields = [
  field('password', 'password'),
  field('username', 'userName'),
  companyNameField,
  field('referral_code', 'text', { max: 64, optional: true }),
] as const;

/** Fields of a person who joins a team, besides the phone and its code. */
export const joinFields = [field('name', 'personName', { max: 50 }), agreementField] as const;

export const accountForms = {
  register: [phoneField, codeField, ...accountFields, agreementField],
  signIn: [phoneField, codeField],
  join: [phoneField, codeField, ...joinFields],
} as const;
