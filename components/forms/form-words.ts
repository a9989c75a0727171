import { getLocale, getTranslations } from 'next-intl/server';
import { group } from '@/lib/i18n/group';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { areaCodes } from '@superbrowser/contract/forms/phone';
import { directLines } from '@/lib/site';
import type { FormWords } from './words';

/** Codes of packages/contract/forms that need no word about their field. */
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

/**
 * The words of the form kit, for islands.
 * @param language left out on a page, which has one
 */
export async function formWords(language?: Locale): Promise<FormWords> {
  const locale = language ?? (await getLocale());
  const [all, t, fields, catalogue] = await Promise.all([
    getTranslations({ locale }),
    getTranslations({ locale, namespace: 'forms' }),
    getTranslations({ locale, namespace: 'fields' }),
    getTranslations({ locale, namespace: 'errors.catalogue' }),
  ]);
  const { summary, pending, optional, choose, over, phone, code } = group(all, 'forms');
  const { title, contact, ...items } = code.help;
  return {
    locale,
    errors: Object.fromEntries([
      ...codes.map((name) => [name, fields(`errors.${name}`)] as const),
      ...named.map((field) => [`${field}.required`, fields(`names.${field}.missing`)] as const),
    ]),
    done: catalogue('success'),
    failure: { network: catalogue('network'), undecodable: catalogue('busy') },
    summary,
    pending,
    optional,
    choose,
    over,
    phone: {
      label: fields('names.phone.label'),
      placeholder: fields('names.phone.placeholder'),
      area: fields('names.area_code.label'),
      areas: areaCodes.map((area) => ({ value: String(area), label: phone.areas[area] })),
    },
    code: {
      ...code,
      label: fields('names.code.label'),
      placeholder: fields('names.code.placeholder'),
      sent: catalogue('codeSent'),
      failure: { network: catalogue('network'), undecodable: catalogue('codeRequest') },
      help: {
        title,
        contact,
        items: Object.values(items),
        lines: directLines,
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
