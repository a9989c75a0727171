import { getTranslations } from 'next-intl/server';
import { formWords } from '../form-words';
import type { RegistrationWords, SignInWords } from './words';

/** @param role which words stand at the fields that mean something else for staff */
export async function registrationWords(role: 'owner' | 'employee'): Promise<RegistrationWords> {
  const t = await getTranslations('register');
  const form = await formWords();
  return {
    form,
    name: t(`name.${role}`),
    submit: t(`submit.${role}`),
    password: {
      label: t('password.label'),
      placeholder: t('password.placeholder'),
      hint: t('password.hint'),
      show: t('password.show'),
      hide: t('password.hide'),
      strength: t('password.strength'),
      levels: [
        t('password.levels.unfit'),
        t('password.levels.weak'),
        t('password.levels.fair'),
        t('password.levels.good'),
        t('password.levels.strong'),
      ],
    },
    username: {
      label: t('username.label'),
      placeholder: t('username.placeholder'),
      hint: t('username.hint'),
    },
    company: {
      label: t('company.label'),
      placeholder: t('company.placeholder'),
      hint: t(`company.hint.${role}`),
    },
    referral: {
      label: t('referral.label'),
      placeholder: t('referral.placeholder'),
      hint: t('referral.hint'),
    },
    verified: t('verified'),
    registered: { action: t('registered.action'), pending: t('registered.pending') },
    question: {
      title: t('question.title'),
      text: t('question.text'),
      confirm: t('question.confirm'),
      cancel: t('question.cancel'),
    },
  };
}

/** Also for the dialog of the header. */
export async function signInWords(): Promise<SignInWords> {
  const t = await getTranslations('register.signIn');
  const form = await formWords();
  return { form, name: t('name'), submit: t('submit'), register: t('register') };
}
