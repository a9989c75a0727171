/**
 * The rule of each type of field. Error messages are codes; the page and the route handler turn codes into texts
 * (`fields.errors` of messages/<locale>/forms.json). Lengths count characters, except in mail and web addresses, where
 * they count UTF-16 units.
 */
import * as z from 'zod/mini';
import { parseUrl } from '@superbrowser/shared/parse-url';
import { passwordLength, passwordPattern } from './password';
import { areaCodes, normalizePhone, type AreaCode } from './phone';
import type { FormField, FieldType } from './fields';
import {
  atMost,
  trimmedLineSchema,
  notEmpty,
  trimmedTextSchema,
  untrimmedTextSchema,
} from './text-rules';
import { bookableDays } from './bookable-days';

// Phone and code.

/** An area code as a number, or as the string of a select element (R1). */
export const areaCodeSchema = z.union(
  [
    z.literal(areaCodes),
    z.pipe(
      z.enum(['86', '1']),
      z.transform((value) => Number(value) as AreaCode),
    ),
  ],
  { error: 'areaCode' },
);

const typedPhonePairSchema = z.object({
  area_code: areaCodeSchema,
  phone: untrimmedTextSchema('phone').check(
    z.maxLength(40, { error: 'phone' }),
    z.refine((value) => value.trim() !== '', { error: 'required' }),
  ),
});

/** Area code and phone together (R1); the phone is returned as plain digits. */
export const phonePairSchema = z.pipe(
  typedPhonePairSchema,
  z.transform((pair, context) => {
    const phone = normalizePhone(pair.area_code, pair.phone);
    if (phone !== null) return { area_code: pair.area_code, phone };
    context.issues.push({ code: 'custom', message: 'phone', path: ['phone'], input: pair });
    return z.NEVER;
  }),
);

const foldDigits = (value: string): string =>
  value
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, '');

/** Six digits (R4). Full-width digits are converted; spaces around and between the digits are removed. */
export const codeSchema = untrimmedTextSchema('code').check(
  z.maxLength(40, { error: 'code', abort: true }),
  z.overwrite(foldDigits),
  notEmpty,
  z.regex(/^\d{6}$/, { error: 'code' }),
);

// Names of people and companies.

/** 6 to 24 Han characters, Latin letters or digits (R3). */
export const userNameSchema = trimmedLineSchema('userName').check(
  notEmpty,
  z.regex(/^[\p{Script=Han}A-Za-z0-9]{6,24}$/u, { error: 'userName' }),
);

/** Removes · between Han characters. Any name may have it there, so no pattern needs to allow it. */
const withoutMiddleDots = (value: string): string =>
  value.replace(/(\p{Script=Han})·(?=\p{Script=Han})/gu, '$1');

/** The rule of a name: single spaces inside, and · between Han characters, as in 阿依古丽·买买提 (F4). */
const nameRule = (pattern: RegExp, error: string, { max = Infinity }: Pick<FormField, 'max'>) =>
  trimmedLineSchema(error).check(
    notEmpty,
    atMost(max),
    z.refine((value) => pattern.test(withoutMiddleDots(value)), { error, abort: true }),
    z.refine((value) => /[\p{Script=Han}A-Za-z]/u.test(value), {
      error: 'allDigits',
      abort: true,
    }),
    z.refine((value) => !/\d$/.test(value), { error: 'endsWithDigit' }),
  );

/** Chinese and English letters, digits and dots; not only digits, and not ending in a digit (F4). */
export const companyNameRule = (field: Pick<FormField, 'max'>) =>
  nameRule(/^[\p{Script=Han}A-Za-z0-9.]+(?: [\p{Script=Han}A-Za-z0-9.]+)*$/u, 'companyName', field);

/** The same characters as in a company name, but no dots (F4). */
export const personNameRule = (field: Pick<FormField, 'max'>) =>
  nameRule(/^[\p{Script=Han}A-Za-z0-9]+(?: [\p{Script=Han}A-Za-z0-9]+)*$/u, 'personName', field);

// Password.

/**
 * The password rule (R2). Nothing is trimmed: a space is refused, not removed.
 * @param isCommon recognizes common passwords; without it, common passwords are accepted
 */
export const passwordRule = (isCommon: (password: string) => boolean = () => false) =>
  untrimmedTextSchema('passwordCharacters').check(
    notEmpty,
    z.regex(passwordPattern, { error: 'passwordCharacters', abort: true }),
    z.minLength(passwordLength.min, { error: 'passwordLength', abort: true }),
    z.maxLength(passwordLength.max, { error: 'passwordLength', abort: true }),
    z.refine((password) => !isCommon(password), { error: 'passwordCommon' }),
  );

// Texts and choices.

type OptionalText = z.ZodMiniType<string | undefined, string | undefined>;

/** A text of limited length. An optional text that is empty becomes undefined. */
const textRule =
  (createField: () => z.ZodMiniString<string>) =>
  ({ max = Infinity, optional }: FormField): OptionalText =>
    optional
      ? z.pipe(
          z.optional(createField().check(atMost(max))),
          z.transform((value) => value || undefined),
        )
      : (createField().check(notEmpty, atMost(max)) as unknown as OptionalText);

const choiceRule = ({ options = [''] }: FormField) =>
  z.enum(options, {
    error: ({ input }) => (input === undefined || input === '' ? 'required' : 'choice'),
  });

const emailSchema = z.email({ error: 'email' });

/** Checks the format of a mail address. */
const emailRule = ({ max = Infinity }: FormField) =>
  trimmedLineSchema('email').check(
    notEmpty,
    z.maxLength(max, { error: 'tooLong', abort: true }),
    z.refine((value) => emailSchema.safeParse(value).success, { error: 'email' }),
  );

/** An http(s) address. `example.com` is completed to such an address. */
const websiteRule = ({ max = Infinity }: FormField) =>
  z.pipe(
    z.optional(trimmedLineSchema('website').check(z.maxLength(max, { error: 'tooLong' }))),
    z.transform((value, context) => {
      if (!value) return undefined;
      const text = /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`;
      const url = parseUrl(text);
      // The URL parser silently encodes spaces.
      const isWebAddress =
        url &&
        !/\s/.test(value) &&
        /^https?:$/.test(url.protocol) &&
        /\.[^.\s]/.test(url.hostname) &&
        !url.username;
      if (isWebAddress) return text;
      context.issues.push({ code: 'custom', message: 'website', input: value });
      return z.NEVER;
    }),
  );

/** The phrase that a visitor types to cancel an account, by the page's language. */
export const cancelPhrases = { 'zh-CN': '注销账号', 'en-US': 'CANCEL ACCOUNT' } as const;

const allCancelPhrases: readonly string[] = Object.values(cancelPhrases);

const confirmationPhraseRule = () =>
  trimmedLineSchema('confirmation').check(
    notEmpty,
    z.refine((value) => allCancelPhrases.includes(value.toUpperCase()), { error: 'confirmation' }),
  );

/** What rules depend on besides their field. */
interface RuleContext {
  /** Milliseconds; the bookable days depend on it. */
  readonly now?: () => number;
  /** Recognizes common passwords. */
  readonly isCommon?: ((password: string) => boolean) | undefined;
}

const dayRule = (_: FormField, { now = Date.now }: RuleContext) =>
  untrimmedTextSchema('date').check(
    notEmpty,
    z.refine((value) => bookableDays(now()).includes(value), { error: 'date' }),
  );

/** The rule of each type of field. A phone is missing, because {@link phonePairSchema} has two fields. */
const fieldRules = {
  agreement: () => z.literal(true, { error: 'agreement' }),
  code: () => codeSchema,
  companyName: companyNameRule,
  day: dayRule,
  email: emailRule,
  password: (_: FormField, { isCommon }: RuleContext) => passwordRule(isCommon),
  personName: personNameRule,
  confirmationPhrase: confirmationPhraseRule,
  // A screenshot is sent separately from the form. A screenshot in the JSON is refused, because it would be dropped
  // although its sender believes that it arrived.
  screenshot: () => z.optional(z.undefined({ error: 'screenshot' })),
  radio: choiceRule,
  select: choiceRule,
  text: textRule(() => trimmedLineSchema()),
  textarea: textRule(() => trimmedTextSchema()),
  userName: () => userNameSchema,
  website: websiteRule,
} satisfies Record<
  Exclude<FieldType, 'phone'>,
  (field: FormField, context: RuleContext) => z.ZodMiniType
>;

/** The schemas of fields by their names. */
type ShapeOf<Fields extends readonly FormField[]> = {
  [One in Fields[number] as One['type'] extends 'phone' ? never : One['name']]: ReturnType<
    (typeof fieldRules)[Exclude<One['type'], 'phone'>]
  >;
};

/** Builds the schemas of fields, except that of a phone, which {@link withPhone} adds. */
export function buildShape<const Fields extends readonly FormField[]>(
  fields: Fields,
  context: RuleContext = {},
): ShapeOf<Fields> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.type === 'phone' ? [] : [[field.name, fieldRules[field.type](field, context)]],
    ),
  ) as ShapeOf<Fields>;
}

/**
 * A form with a phone. Zod checks both sides of an intersection, so that a wrong phone is reported together with
 * mistakes in other fields.
 */
export const withPhone = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.intersection(phonePairSchema, z.object(shape));
