import { getTranslations } from 'next-intl/server';
import { signInWords } from '@/components/forms/register/registration-words';
import type { SignInWords } from '@/components/forms/register/words';
import type { Locale } from '@/lib/i18n/routing';

/** GET /api/sign-in-words */
export interface SignInDialogWords {
  readonly title: string;
  readonly close: string;
  readonly new: string;
  readonly register: string;
  readonly form: SignInWords;
}

/** What the dialog of the header says; fetched with it, so that no page carries it. */
export async function signInDialogWords(locale: Locale): Promise<SignInDialogWords> {
  const t = await getTranslations({ locale, namespace: 'account' });
  return {
    title: t('dialog.title'),
    close: t('dialog.close'),
    new: t('dialog.new'),
    register: t('register'),
    form: await signInWords(locale),
  };
}
