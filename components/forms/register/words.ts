import type { FormWords } from '../words';

export interface PasswordWords {
  label: string;
  placeholder: string;
  hint: string;
  show: string;
  hide: string;
  strength: string;
  /** By `passwordStrength`: 0 not acceptable to 4 strong. */
  levels: readonly string[];
}

/** What the registration form says, resolved on the server by `registrationWords()`. */
export interface RegistrationWords {
  form: FormWords;
  name: string;
  submit: string;
  password: PasswordWords;
  username: { label: string; placeholder: string; hint: string };
  company: { label: string; placeholder: string; hint: string };
  referral: { label: string; placeholder: string; hint: string };
  verified: string;
  registered: { action: string; pending: string };
  question: { title: string; text: string; confirm: string; cancel: string };
}

/** What the sign-in form says, resolved on the server by `signInWords()`. */
export interface SignInWords {
  form: FormWords;
  name: string;
  submit: string;
  /** Button at a phone that has no account. */
  register: string;
}
