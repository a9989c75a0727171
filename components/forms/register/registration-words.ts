import { getLocale, getTranslations } from 'next-intl/server';
import { group } from '@/lib/i18n/group';
import type { Locale } from '@/lib/i18n/routing';
import { formWords } from '../form-words';
import type { RegistrationWords, SignInWords } from './words';

/** @param role which words stand at the fields that mean something else for staff */
export async function registrationWords(role: 'owner' | 'employee'): Promise<RegistrationWords> {
  const [all, form] = await Promise.all([getTranslations(), formWords()]);
  const { name, submit, company, password, username, referral, verified, registered, question } =
    group(all, 'register');
  return {
    form,
    name: name[role],
    submit: submit[role],
    company: { ...company, hint: company.hint[role] },
    password,
    username,
    referral: { ...referral, by: String(all.raw('common.recommended')) },
    verified,
    registered,
    question,
  };
}

/** @param language left out on a page, which has one */
export async function signInWords(language?: Locale): Promise<SignInWords> {
  const locale = language ?? (await getLocale());
  const [all, form] = await Promise.all([getTranslations({ locale }), formWords(locale)]);
  return { form, ...group(all, 'register.signIn') };
}
