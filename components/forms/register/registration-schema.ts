import type { Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { registrationSchema } from '@superbrowser/contract/forms/account-forms';
import { lateResolver } from '../late-resolver';

type Schema = ReturnType<typeof registrationSchema>;
export type RegistrationInput = z.input<Schema>;
export type RegistrationValues = z.output<Schema>;
type Resolve = Resolver<RegistrationInput, unknown, RegistrationValues>;

export const { resolver: withCode, prepare } = lateResolver<RegistrationInput, RegistrationValues>(
  () =>
    import('@superbrowser/contract/forms/account-forms').then(({ registrationSchema }) =>
      registrationSchema(),
    ),
);

/** For a phone the server has just seen proven: there is no code to judge, and none is sent. */
export const withProof: Resolve = (values, ...rest) =>
  withCode({ ...values, code: '000000' }, ...rest);

/** In the order of the page. */
export const registrationFields = [
  'phone',
  'code',
  'password',
  'username',
  'company_name',
  'referral_code',
  'is_agreed',
] as const satisfies readonly (keyof RegistrationInput)[];
