import type { MessageGroup } from '@/lib/i18n/group';
import type { FormWords } from '../words';

type Register = MessageGroup<'register'>;

export type PasswordWords = Register['password'];

/** What the registration form says, resolved on the server by `registrationWords()`. */
export interface RegistrationWords extends Pick<
  Register,
  'password' | 'username' | 'verified' | 'registered' | 'question'
> {
  form: FormWords;
  name: string;
  submit: string;
  company: Omit<Register['company'], 'hint'> & { hint: string };
  /** `by` says who recommends the site; `{name}` stands for the name. */
  referral: Register['referral'] & { by: string };
}

/** What the sign-in form says, resolved on the server by `signInWords()`. */
export type SignInWords = MessageGroup<'register.signIn'> & { form: FormWords };
