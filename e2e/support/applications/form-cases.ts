/** The application forms from a visitor's view: their pages, the links to them, and input values. */
import type { APIRequestContext } from '@playwright/test';
import { fieldsOf } from '@superbrowser/contract/forms/application-forms';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import type { PagePath } from '@/lib/pages';
import { hardValues } from '@/lib/testing/application-samples';
import type { Locale } from '@/lib/core/i18n/routing';
import {
  makeLastCodeOlder,
  readLastCode,
  registerNewAccount,
  createVisitor,
} from '../visitors/visitor';
import { siteOrigin, dataDirs } from '../servers/ports-and-folders';
import { messages } from '../pages/messages';

/** Texts by name of field; checkboxes are `true`. */
export type FormValues = Readonly<Record<string, string | true>>;

/** A link that leads to a form, and the number of its button (F1). */
export interface FormLink {
  readonly page: PagePath;
  readonly buttonNumber: number;
  readonly inside: 'main' | 'contentinfo';
}

export interface FormCase {
  readonly kind: ApplicationKind;
  readonly path: PagePath;
  /** Anchor of the form on a page with more content. */
  readonly hash: '' | `#${string}`;
  /** Links to the form; a form without links is opened by its URL. */
  readonly links: readonly FormLink[];
  /** Optional fields. */
  readonly optionalNames: readonly string[];
  readonly createValues: () => FormValues;
}

const isAddedByPrepareValues = (type: string) =>
  ['phone', 'code', 'confirmationPhrase'].includes(type);

const formPlaces: readonly Omit<FormCase, 'optionalNames' | 'createValues'>[] = [
  {
    kind: 'private',
    path: '/private/apply',
    hash: '',
    links: [
      { page: '/private', buttonNumber: 1, inside: 'main' },
      { page: '/private', buttonNumber: 2, inside: 'main' },
    ],
  },
  {
    kind: 'partners',
    path: '/partners/apply',
    hash: '',
    links: [
      { page: '/partners', buttonNumber: 4, inside: 'main' },
      { page: '/partners', buttonNumber: 5, inside: 'main' },
    ],
  },
  {
    kind: 'ecology',
    path: '/ecology/apply',
    hash: '',
    links: [
      { page: '/ecology', buttonNumber: 6, inside: 'main' },
      { page: '/ecology', buttonNumber: 7, inside: 'main' },
      { page: '/download', buttonNumber: 3, inside: 'contentinfo' },
    ],
  },
  {
    kind: 'customization',
    path: '/business',
    hash: '#request',
    links: [],
  },
  {
    kind: 'appointment',
    path: '/appointment',
    hash: '',
    links: [{ page: '/', buttonNumber: 0, inside: 'contentinfo' }],
  },
  {
    kind: 'feedback',
    path: '/feedback',
    hash: '',
    links: [{ page: '/', buttonNumber: 0, inside: 'contentinfo' }],
  },
  {
    kind: 'cancelAccount',
    path: '/cancel-account',
    hash: '',
    links: [],
  },
];

export const formCases: readonly FormCase[] = formPlaces.map((formCase) => {
  const fields = fieldsOf(formCase.kind);
  return {
    ...formCase,
    optionalNames: fields.filter(({ optional }) => optional).map(({ name }) => name),
    // To cancel an account, `prepareValues` adds the phone, its code and the phrase.
    createValues: () =>
      hardValues(
        fields.filter(
          ({ type }) => formCase.kind !== 'cancelAccount' || !isAddedByPrepareValues(type),
        ),
      ),
  };
});

export function caseOf(kind: ApplicationKind): FormCase {
  const formCase = formCases.find((form) => form.kind === kind);
  if (!formCase) throw new Error(`No form ${kind}`);
  return formCase;
}

/** A site with its accounts and codes. */
interface TestedSite {
  readonly origin: string;
  readonly dataDir: string;
}
const sharedSite: TestedSite = { origin: siteOrigin, dataDir: dataDirs.site };

/** Input values of a form. Canceling an account needs an account and a code sent to its phone. */
export async function prepareValues(
  { kind, createValues }: FormCase,
  locale: Locale,
  request: APIRequestContext,
  { origin, dataDir }: TestedSite = sharedSite,
): Promise<FormValues> {
  if (kind !== 'cancelAccount') return createValues();
  const visitor = createVisitor(request, undefined, origin);
  const phone = await registerNewAccount(request, {}, visitor, dataDir);
  await makeLastCodeOlder(phone, 61_000, dataDir);
  await visitor.sendCode(phone, 'cancel_account');
  const phrase = locale === 'zh-CN' ? '注销账号' : 'CANCEL ACCOUNT';
  return {
    area_code: '86',
    phone,
    code: readLastCode(phone, dataDir),
    confirmation: `${phrase} `,
    ...createValues(),
  };
}

const fieldsComparedElsewhere = ['code', 'confirmation', 'is_agreed', 'area_code', 'phone'];

/** The expected stored values: without spaces around them, URLs with a scheme. */
export function expectedStoredValues(values: FormValues): Record<string, unknown> {
  const storedEntries = Object.entries(values).filter(
    ([name]) => !fieldsComparedElsewhere.includes(name),
  );
  return Object.fromEntries(
    storedEntries.map(([name, value]) => {
      const text = String(value).trim();
      return [name, name === 'website' && !text.includes(':') ? `https://${text}` : text];
    }),
  );
}

/** Values a reload must restore (F2). */
export const valuesKeptByReload = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !['code', 'confirmation', 'is_agreed', 'screenshot'].includes(name),
    ),
  );

/** The error at every required field of an empty form. */
export function emptyFormErrors(
  { kind, optionalNames }: FormCase,
  locale: Locale,
): Record<string, string> {
  const { errors } = messages[locale].fields;
  const texts: Readonly<Record<string, { label?: string; missing?: string }>> =
    messages[locale].fields.names;
  const required = fieldsOf(kind).filter(({ name }) => !optionalNames.includes(name));
  return Object.fromEntries(
    required.map(({ name, textKey = name }) => [
      name,
      name === 'is_agreed' ? errors.agreement : (texts[textKey]?.missing ?? ''),
    ]),
  );
}

/** Name of the form and of its button. */
export function namesOf({ kind }: FormCase, locale: Locale): { name: string; submit: string } {
  const { applications, cancel } = messages[locale];
  return kind === 'cancelAccount' ? cancel.form : applications[kind];
}
