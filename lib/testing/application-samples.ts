/**
 * Sample values for the fields of application forms, by the type of the field, so that a new field needs no sample of
 * its own.
 */
import { randomInt } from 'node:crypto';
import type { FormField, FieldType } from '@superbrowser/contract/forms/fields';
import { bookableDays } from '@superbrowser/contract/forms/bookable-days';

type Sample = (field: FormField) => string | true;

const createPhone = (): string => `137${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Usual values. There is no sample of a screenshot, because it is sent separately from the form. */
const plainSamples: Record<Exclude<FieldType, 'screenshot'>, Sample> = {
  agreement: () => true,
  code: () => '000000',
  companyName: () => '蓝鲸贸易',
  day: () => bookableDays(Date.now())[0] ?? '',
  email: () => 'wang@example.cn',
  password: () => 'Abc123!xyz',
  personName: () => '王小明',
  phone: createPhone,
  confirmationPhrase: () => '注销账号',
  radio: ({ options = [] }) => options[0] ?? '',
  select: ({ options = [] }) => options[1] ?? '',
  text: () => '跨境培训',
  textarea: () => '打不开店铺',
  userName: () => 'seller01',
  website: () => 'https://example.cn/',
};

/** Values with characters that could cause a problem between keyboard and database. */
const hardSamples: Record<Exclude<FieldType, 'screenshot'>, Sample> = {
  ...plainSamples,
  companyName: () => 'A.B 蓝鲸贸易 ',
  day: () => bookableDays(Date.now())[2] ?? '',
  email: () => "o'brien+shop@example.ie",
  personName: () => '阿依古丽·买买提 ',
  phone: () => createPhone().replace(/^(...)(....)/, '$1 $2-'),
  radio: ({ options = [] }) => options.at(-1) ?? '',
  select: ({ options = [] }) => options.at(-1) ?? '',
  text: () => `=1+1 “蓝鲸” 'a' "b" <i>&amp;</i> 😀 `,
  textarea: () => `=SUM(A1:A2)\n第二行 “引号” 'x' "y" <b>&lt;</b>\n\n\t👩‍👩‍👧 \\n 完。 \n `,
  website: () => ' Example.cn/店铺?q=a+b&c=%20 ',
};

type Values = Record<string, string | true>;

function valuesOf(samples: typeof plainSamples, fields: readonly FormField[]): Values {
  const entries = fields.flatMap((field): [string, string | true][] =>
    field.type === 'screenshot' ? [] : [[field.name, samples[field.type](field)]],
  );
  const hasPhone = fields.some(({ type }) => type === 'phone');
  return { ...(hasPhone && { area_code: '86' }), ...Object.fromEntries(entries) };
}

/** Usual values for fields, with another phone at each call. */
export const plainValues = (fields: readonly FormField[]): Values => valuesOf(plainSamples, fields);

/** Values with awkward characters, which must arrive unchanged. */
export const hardValues = (fields: readonly FormField[]): Values => valuesOf(hardSamples, fields);
