/** Field constructors: label, validation, and how the value is displayed. */
import 'server-only';
import { z } from 'zod';
import {
  groupApplicationNumber,
  parseApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { normalizePhone } from '@superbrowser/contract/forms/phone';
import { isAllowedText, isSingleLine } from '@superbrowser/contract/forms/text-rules';
import { addBeijingZone, isDay } from '@superbrowser/shared/beijing-time';
import { parseUrl } from '@superbrowser/shared/parse-url';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { Phone } from '../../common/phone';
import { parseTypedInstant, parseRangeEnd } from '../../common/parse-instant';
import type { Choice, Field, FieldValues } from '../record-type';
import type { AuthoredText, LabeledValue, Reference } from '../displayed-values';
import { refusalError } from '../../common/operation-error';
import { parseIpRange } from '../../common/ip-range';
import { formatInstant } from './format-instant';

const createField = <V>(
  format: Field['format'],
  label: BilingualText,
  schema: z.ZodType<V>,
): Field<V> => ({
  format,
  label,
  schema,
});

/** A rule whose error message exists in both languages. */
const withMessage = (text: BilingualText) => ({ params: { text } });

/** Trims a string and parses it. Where the parser returns null, the field has an issue. */
const parsedBy = <V>(parse: (text: string) => V | null, message: BilingualText) =>
  z.string().transform((text, context): V => {
    const value = parse(text.trim());
    if (value !== null) return value;
    context.issues.push({
      code: 'custom',
      input: text,
      message: message.en,
      params: { text: message },
    });
    return z.NEVER;
  });

export const optional = <V>(field: Field<V>): Field<V | undefined> => ({
  ...field,
  schema: field.schema.optional(),
});
/** Makes a field optional for an existing record. */
export const requiredForNew = <V>(field: Field<V>): Field<V | undefined> => ({
  ...optional(field),
  isRequiredForNew: true,
});
/** A field that only the form of a new record has. */
export const onlyForNew = <V>(field: Field<V>): Field<V | undefined> => ({
  ...requiredForNew(field),
  isOnlyForNew: true,
});
/** A missing argument keeps the stored value; an empty one removes it. */
export const clearable = <V>(field: Field<V>): Field<V | undefined> => ({
  ...optional(field),
  isClearable: true,
});
/** Masks the value in lists, keeps it out of the audit log, and has its display logged. */
export const personal = <V>(field: Field<V>): Field<V> => ({ ...field, isPersonal: true });
/** For a value that may change without an operation. Such a change does not make an open form outdated. */
export const unversioned = <V>(field: Field<V>): Field<V> => ({ ...field, isUnversioned: true });
/** @param linksTo name of the record type whose keys the values are */
export const withLink = <V>(field: Field<V>, linksTo: string): Field<V> => ({ ...field, linksTo });
export const withHint = <V>(field: Field<V>, zh: string, en: string): Field<V> => ({
  ...field,
  hint: bilingual(zh, en),
});
/** Offers values that only the database knows. The schema is unchanged, so other values are accepted too. */
export const withLoadedChoices = <V>(
  field: Field<V>,
  loadChoices: NonNullable<Field['loadChoices']>,
): Field<V> => ({ ...field, loadChoices });

/** One line of text. */
export const text = (label: BilingualText, max = 200) =>
  createField(
    'text',
    label,
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .refine(isSingleLine, withMessage(bilingual('只能是一行文字', 'must be one line of text'))),
  );
/** Text of several lines. */
export const paragraph = (label: BilingualText, max = 2_000) =>
  createField(
    'paragraph',
    label,
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .refine(
        isAllowedText,
        withMessage(bilingual('含有无法保存的字符', 'has characters that cannot be stored')),
      ),
  );
/** Text that is stored unchanged, with spaces and line breaks. */
export const verbatim = (label: BilingualText, max: number) =>
  createField(
    'paragraph',
    label,
    z
      .string()
      .max(max)
      .refine(
        isAllowedText,
        withMessage(bilingual('含有无法保存的字符', 'has characters that cannot be stored')),
      ),
  );
/** One line that must match a pattern. @param message describes what is allowed */
export const patternText = (label: BilingualText, regex: RegExp, message: BilingualText) =>
  createField(
    'text',
    label,
    z
      .string()
      .trim()
      .refine((value) => regex.test(value), withMessage(message)),
  );
/** Text that is parsed before it is stored. @param parse null for invalid text */
export const customText = <V>(
  label: BilingualText,
  parse: (text: string) => V | null,
  message: BilingualText,
  format: Field['format'] = 'text',
) => createField(format, label, parsedBy(parse, message));

/** Also accepts digits as text, as forms and the command line send them; both limits are allowed values. */
export const integer = (label: BilingualText, min: number, max: number) =>
  createField('number', label, z.coerce.number().int().min(min).max(max));
/** A number of things or bytes. */
export const count = (label: BilingualText) => integer(label, 0, Number.MAX_SAFE_INTEGER);
/** Accepts booleans, and `yes` and `no` as forms and the command line send them. */
export const yesNo = (label: BilingualText) =>
  createField(
    'yesNo',
    label,
    z
      .union([z.boolean(), z.enum(['yes', 'no'])])
      .transform((value) => value === true || value === 'yes'),
  );
export const choice = <K extends string>(
  label: BilingualText,
  choices: Record<K, Choice>,
): Field<K> => ({
  ...createField('choice', label, z.enum(Object.keys(choices) as [K, ...K[]])),
  choices,
});
/** A flag: on the command line it has no value. */
export const flag = (label: BilingualText): Field<boolean> => ({
  ...createField(
    'yesNo',
    label,
    z
      .union([z.boolean(), z.enum(['true', 'yes'])])
      .optional()
      .transform(Boolean),
  ),
  isFlag: true,
});
/** YYYY-MM-DD. */
export const day = (label: BilingualText) =>
  customText(
    label,
    (value) => (isDay(value) ? value : null),
    bilingual('必须是日期，如 2026-11-22', 'must be a day like 2026-11-22'),
    'day',
  );
/** A day of China, or an instant with its zone. */
export const dayOrInstant = (label: BilingualText) =>
  customText(
    label,
    (value) => (parseTypedInstant(value) === null ? null : value),
    bilingual(
      '必须是日期（如 2026-11-22），或带时区的时刻',
      'must be a day like 2026-11-22, or an instant with its zone',
    ),
    'day',
  );
/** @throws OperationError 422 where the last day of a filter is before the first */
export function requireDaysInOrder(filters: FieldValues, from: string, until: string): void {
  const [first, last] = [filters[from], filters[until]];
  if (typeof first !== 'string' || typeof last !== 'string') return;
  if ((parseTypedInstant(first) ?? '') < (parseRangeEnd(last) ?? '')) return;
  throw refusalError(bilingual('早于开始的一天', 'is before the first day'), until);
}
const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;
/** A time, in China unless it names another zone. */
export const moment = (label: BilingualText) =>
  customText(
    label,
    (value) => {
      const zoned = addBeijingZone(value);
      return momentPattern.test(zoned) && isDay(zoned.slice(0, 10)) && !isNaN(Date.parse(zoned))
        ? zoned
        : null;
    },
    bilingual(
      '必须是北京时间（如 2026-11-22T10:00），或带时区的时刻',
      'must be a time of China like 2026-11-22T10:00, or an instant with its zone',
    ),
    'moment',
  );
function parseTypedPhone(value: string): Phone | null {
  const isAmerican = /^\s*[+＋]\s*[1１]/.test(value);
  const area = isAmerican ? 1 : 86;
  const digits = normalizePhone(area, value);
  return digits === null ? null : (`+${area}${digits}` as Phone);
}
/** A phone number of China, or with +1 of North America, as on the site. */
export const phone = (label: BilingualText): Field<Phone> =>
  customText(
    label,
    parseTypedPhone,
    bilingual(
      '必须是电话号码：13812345678 或 +1 4155550123',
      'must be a telephone number: 13812345678 or +1 4155550123',
    ),
    'phone',
  );
const isHttpUrl = (value: string) =>
  /^https?:\/\//i.test(value) && parseUrl(value) !== null && !/\s/.test(value);
/** A web address. */
export const httpUrl = (label: BilingualText) =>
  customText(
    label,
    (value) => (isHttpUrl(value) ? value : null),
    bilingual('必须是 http(s) 地址', 'must be an http(s) address'),
    'url',
  );
/** A page of this site, or a web address. */
export const pathOrUrl = (label: BilingualText) =>
  customText(
    label,
    (value) => (/^\/(?!\/)[^\s\\]*$/.test(value) || isHttpUrl(value) ? value : null),
    bilingual('必须是本站路径或 http(s) 地址', 'must be a path of this site or an http(s) address'),
    'url',
  );
/** The address of a picture; a form also accepts the file itself. */
export const picture = (label: BilingualText): Field<string> => ({
  ...pathOrUrl(label),
  format: 'picture',
});
/** The number of an application, grouped. */
export const applicationNumber = (label: BilingualText): Field<string> =>
  customText(
    label,
    (value) => {
      const number = parseApplicationNumber(value);
      return number && groupApplicationNumber(number);
    },
    bilingual('必须是申请编号', 'must be the number of an application'),
    'code',
  );
/** An IP address or a range of them. */
export const ipRange = (label: BilingualText) =>
  customText(
    label,
    parseIpRange,
    bilingual(
      '必须是 IP 地址或网段，如 203.0.113.0/24（不短于 /8）、2001:db8::/32（不短于 /16）',
      'must be an address, or a range like 203.0.113.0/24 (/8 or longer) or 2001:db8::/32 (/16 or longer)',
    ),
  );

/* For values that are shown; no form asks for them. */

/** ISO 8601, shown in China time. */
export const instant = (label: BilingualText) => createField('instant', label, z.string());
/** Characters that people compare or copy: a checksum, an id. */
export const code = (label: BilingualText) => createField('code', label, z.string());
/** A text in both languages. */
export const bilingualText = (label: BilingualText) =>
  createField('text', label, z.custom<BilingualText>());
/** The name of a record, as a link to it. */
export const reference = (label: BilingualText) =>
  createField('reference', label, z.custom<Reference>());
/** Names with values. */
export const details = (label: BilingualText) =>
  createField('details', label, z.custom<readonly LabeledValue[]>());
/** Texts with author and time. */
export const authoredTexts = (label: BilingualText) =>
  createField('authoredTexts', label, z.custom<readonly AuthoredText[]>());

/** Formats an instant in both languages. */
export const instantText = (value: string): BilingualText =>
  bilingual(formatInstant(value, 'zh'), formatInstant(value, 'en'));
