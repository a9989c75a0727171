import { getLocale, getTranslations } from 'next-intl/server';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { areaCodes } from '@/lib/schemas/phone';
import { site } from '@/lib/site';
import type { FormWords } from './words';

/** Codes of lib/schemas that need no word about their field. */
const codes = [
  'required',
  'areaCode',
  'phone',
  'code',
  'userName',
  'companyName',
  'personName',
  'allDigits',
  'endsWithDigit',
  'tooLong',
  'passwordCharacters',
  'passwordLength',
  'passwordCommon',
  'agreement',
  'email',
  'website',
  'choice',
  'date',
  'confirmation',
  'characters',
  'picture',
  'pictureSize',
  'pictureExtent',
] as const;

/** Fields whose emptiness has a sentence of its own. */
const named = ['phone', 'code', 'password', 'username', 'company_name', 'name'] as const;

/** The words of the form kit, for islands. */
export async function formWords(): Promise<FormWords> {
  const [t, catalogue, locale] = await Promise.all([
    getTranslations('forms'),
    getTranslations('errors.catalogue'),
    getLocale(),
  ]);
  const { phone, email } = site.company;
  return {
    locale,
    errors: Object.fromEntries([
      ...codes.map((code) => [code, t(`errors.${code}`)] as const),
      ...named.map((field) => [`${field}.required`, t(`missing.${field}`)] as const),
    ]),
    failure: { network: catalogue('network'), undecodable: catalogue('busy') },
    summary: t('summary'),
    pending: t('pending'),
    optional: t('optional'),
    choose: t('choose'),
    over: String(t.raw('over')),
    phone: {
      label: t('phone.label'),
      placeholder: t('phone.placeholder'),
      area: t('phone.area'),
      areas: areaCodes.map((code) => ({ value: String(code), label: t(`phone.areas.${code}`) })),
    },
    code: {
      label: t('code.label'),
      placeholder: t('code.placeholder'),
      send: t('code.send'),
      sending: t('code.sending'),
      again: String(t.raw('code.again')),
      resend: t('code.resend'),
      sent: catalogue('codeSent'),
      voiceOffer: t('code.voiceOffer'),
      voice: t('code.voice'),
      voiceSent: t('code.voiceSent'),
      help: {
        title: t('code.help.title'),
        items: [
          t('code.help.signal'),
          t('code.help.blocked'),
          t('code.help.number'),
          t('code.help.voice'),
        ],
        contact: t('code.help.contact'),
        phone,
        email,
      },
    },
    agreement: agreementParts(t, locale),
  };
}

/** The sentence to agree to, its documents linked. */
function agreementParts(
  t: Awaited<ReturnType<typeof getTranslations<'forms'>>>,
  locale: Locale,
): FormWords['agreement'] {
  return [
    { text: t('agreement.lead') },
    {
      text: t('agreement.service'),
      isName: true,
      link: { href: pagePath(locale, '/protocol'), note: t('agreement.newTab') },
    },
    { text: t('agreement.and') },
    {
      text: t('agreement.privacy'),
      isName: true,
      link: { href: pagePath(locale, '/protocol/privacyservice'), note: t('agreement.newTab') },
    },
  ];
}
