import naughty from './fixtures/naughty-strings.json';
import { companyNameRule, personNameRule, userNameSchema } from './field-rules';

const companyNameSchema = companyNameRule({ max: 50 });
const personNameSchema = personNameRule({ max: 50 });

type Schema = typeof companyNameSchema | typeof userNameSchema;
const firstMessage = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

it.each([
  ['abcdef', undefined],
  ['店铺运营小王', undefined],
  ['Shop运营01', undefined],
  ['123456', undefined],
  ['a'.repeat(24), undefined],
  ['𠮷𠮷𠮷𠮷𠮷𠮷', undefined],
  ['  abcdef  ', undefined],
  ['abcde', 'userName'],
  ['𠮷𠮷𠮷', 'userName'],
  ['a'.repeat(25), 'userName'],
  ['abc def', 'userName'],
  ['abc_def', 'userName'],
  ['ａｂｃｄｅｆ', 'userName'],
  ['abcdéf', 'userName'],
  ['abcdef\u200b', 'userName'],
  ['', 'required'],
  ['   ', 'required'],
  [undefined, 'required'],
])('user name %j: %s', (value, wanted) => expect(firstMessage(userNameSchema, value)).toBe(wanted));

const sharedCases = [
  ['超级科技', undefined, undefined],
  ['7天酒店', undefined, undefined],
  ['Acme Trading', undefined, undefined],
  ['阿依古丽·买买提', undefined, undefined],
  ['A.B.C. Ltd.', undefined, 'personName'],
  ['深圳.分公司', undefined, 'personName'],
  ['12345', 'allDigits', 'allDigits'],
  ['...', 'allDigits', 'personName'],
  ['12.3.', 'allDigits', 'personName'],
  ['公司1', 'endsWithDigit', 'endsWithDigit'],
  ['Acme 2', 'endsWithDigit', 'endsWithDigit'],
  ['Acme  Trading', 'companyName', 'personName'],
  ['Acme\tTrading', 'companyName', 'personName'],
  ['A·B', 'companyName', 'personName'],
  ['·买买提', 'companyName', 'personName'],
  ['阿·', 'companyName', 'personName'],
  ['Acme & Co', 'companyName', 'personName'],
  ['Acme(深圳)', 'companyName', 'personName'],
  ['<b>公司</b>', 'companyName', 'personName'],
  ['株式会社のり', 'companyName', 'personName'],
  ['公'.repeat(50), undefined, undefined],
  ['公'.repeat(51), 'tooLong', 'tooLong'],
  ['', 'required', 'required'],
] as const;

it.each(sharedCases)('company name %j: %s', (value, wanted) =>
  expect(firstMessage(companyNameSchema, value)).toBe(wanted),
);
it.each(sharedCases)('person name %j: %s / %s', (value, _, wanted) =>
  expect(firstMessage(personNameSchema, value)).toBe(wanted),
);

it('accepts no naughty string with other than the listed characters', () => {
  const harmless = /^[\p{Script=Han}A-Za-z0-9. ·]+$/u;
  for (const schema of [userNameSchema, companyNameSchema, personNameSchema]) {
    const accepted = naughty.filter((text) => schema.safeParse(text).success);
    expect(accepted.filter((text) => !harmless.test(text.trim()))).toEqual([]);
  }
});
