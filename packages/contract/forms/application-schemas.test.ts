import * as z from 'zod/mini';
import { applyButtonOf } from './apply-buttons';
import { applicationSchema } from './application-schemas';
import { fieldsOf } from './application-forms';
import { bookableDays } from './bookable-days';
import naughty from './fixtures/naughty-strings.json';

const common = {
  area_code: '86',
  phone: '138 1234 5678',
  contact: '王小明',
  email: 'wang@example.cn',
  is_agreed: true,
};
const custom = {
  ...common,
  company_name: '蓝鲸贸易',
  industry: 'game',
  business_scope: '游戏出海',
  company_scale: '200+',
};

/** The error codes of invalid values, by field. */
function problems(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const problemsByField: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? [])
    problemsByField[path.join('.')] ??= message;
  return problemsByField;
}

it('accepts the customization form with its fifteen industries', () => {
  const industries =
    fieldsOf('customization').find(({ name }) => name === 'industry')?.options ?? [];
  expect(industries).toHaveLength(15);
  for (const industry of industries)
    expect(problems(applicationSchema('customization'), { ...custom, industry })).toEqual({});
  expect(z.parse(applicationSchema('customization'), custom)).toMatchObject({
    area_code: 86,
    phone: '13812345678',
  });
});

it.each([
  ['company_name', '123', 'allDigits'],
  ['company_name', '公司9', 'endsWithDigit'],
  ['company_name', 'A.B公司', undefined],
  ['contact', 'A.B公司', 'personName'],
  ['contact', '张三!', 'personName'],
  ['contact', '张三😀', 'personName'],
  ['company_name', '公'.repeat(10_000), 'tooLong'],
  ['company_name', '=cmd', 'companyName'],
  ['business_scope', '=1+1', undefined],
  ['business_scope', '范'.repeat(201), 'tooLong'],
  ['business_scope', 'a\u0000b', 'characters'],
  ['business_scope', 'half \ud83d', 'characters'],
  ['business_scope', 'two\nlines', 'characters'],
  ['business_scope', 'a\u0085b', 'characters'],
  ['business_scope', ' typed, and a line break behind\n', undefined],
  ['business_scope', 'whole 😀', undefined],
  ['requirement', '', undefined],
  ['requirement', '需'.repeat(2_001), 'tooLong'],
  ['requirement', '第一行\r\n第二行\t缩进', undefined],
  ['requirement', 'a\u0000b', 'characters'],
  ['requirement', 'a\u009fb', 'characters'],
  ['requirement', 'half \udc00', 'characters'],
  ['requirement', 'a\uffffb', 'characters'],
  ['website', '', undefined],
  ['website', 'example.cn', undefined],
  ['website', 'https://example.cn/a?b', undefined],
  ['website', 'javascript:alert(1)', 'website'],
  ['website', 'ftp://example.cn', 'website'],
  ['website', 'https://user@example.cn', 'website'],
  ['website', 'localhost', 'website'],
  ['website', 'exam\nple.cn', 'website'],
  ['website', 'example.cn/\u0000', 'website'],
  ['website', 'example.cn/\udc00', 'website'],
  ['industry', 'piracy', 'choice'],
  ['industry', '', 'required'],
  ['company_scale', undefined, 'required'],
  ['company_scale', ['200+'], 'choice'],
  ['is_agreed', false, 'agreement'],
  ['is_agreed', 'true', 'agreement'],
] as const)('%s %.20j: %s', (field, value, wanted) =>
  expect(problems(applicationSchema('customization'), { ...custom, [field]: value })[field]).toBe(
    wanted,
  ),
);

it.each([
  ['a@b.cn', undefined],
  [' wang@example.cn ', undefined],
  ['first.last+tag@sub.example.co', undefined],
  ['', 'required'],
  [undefined, 'required'],
  ['wang', 'email'],
  ['wang@', 'email'],
  ['@example.cn', 'email'],
  ['wang@example', 'email'],
  ['wang@@example.cn', 'email'],
  ['wang example@example.cn', 'email'],
  ['wang@example..cn', 'email'],
  ['wang@.cn', 'email'],
  ['王@例子.中国', 'email'],
  ['a@b.cn\nBcc: x@y.z', 'email'],
  [`${'a'.repeat(250)}@b.cn`, 'tooLong'],
])('email %.30j: %s', (value, wanted) =>
  expect(problems(applicationSchema('customization'), { ...custom, email: value }).email).toBe(
    wanted,
  ),
);

it('accepts every naughty text as text, or names its field, and never throws', () => {
  for (const text of naughty) {
    const found = problems(applicationSchema('feedback'), {
      feedback_kind: 'bug',
      text,
      is_agreed: true,
    });
    expect(['required', 'characters', 'tooLong', undefined]).toContain(found.text);
    const names = problems(applicationSchema('customization'), {
      ...custom,
      company_name: text,
      contact: text,
    });
    for (const code of Object.values(names))
      expect([
        'required',
        'companyName',
        'personName',
        'allDigits',
        'endsWithDigit',
        'tooLong',
      ]).toContain(code);
  }
});

it.each([
  [true, {}],
  [false, { is_agreed: 'agreement' }],
  ['true', { is_agreed: 'agreement' }],
  ['on', { is_agreed: 'agreement' }],
  [undefined, { is_agreed: 'agreement' }],
])('feedback with the agreement %j: %j', (is_agreed, wanted) =>
  expect(
    problems(applicationSchema('feedback'), { feedback_kind: 'bug', text: 'x', is_agreed }),
  ).toEqual(wanted),
);

it.each([
  [
    'private',
    applicationSchema('private'),
    ['company_name', 'seats', 'stores', 'deployment', 'contact', 'email'],
  ],
  [
    'ecology',
    applicationSchema('ecology'),
    ['company_name', 'partner_kind', 'contact', 'email', 'message'],
  ],
  [
    'partners',
    applicationSchema('partners'),
    ['company_name', 'city', 'main_business', 'team_size', 'contact'],
  ],
  [
    'appointment',
    applicationSchema('appointment'),
    ['city', 'date', 'slot', 'company_name', 'topic'],
  ],
  ['cancel', applicationSchema('cancelAccount'), ['code', 'reason', 'confirmation']],
] as const)('an empty %s form reports all required fields at once', (_, schema, fields) => {
  const found = problems(schema as never, { area_code: 86, phone: '' });
  for (const field of fields) expect([field, found[field]]).toEqual([field, 'required']);
  expect(found).toMatchObject({ phone: 'required', is_agreed: 'agreement' });
});

it.each(['注销账号', 'CANCEL ACCOUNT', 'cancel account', ' 注销账号 '])(
  '"%s" confirms a cancellation',
  (text) => {
    const form = { ...common, code: '123456', reason: 'unused', confirmation: text };
    expect(problems(applicationSchema('cancelAccount'), form)).toEqual({});
  },
);
it.each(['注销', 'yes', 'CANCELACCOUNT'])('"%s" does not confirm a cancellation', (text) => {
  const form = { ...common, code: '123456', reason: 'unused', confirmation: text };
  expect(problems(applicationSchema('cancelAccount'), form)).toEqual({
    confirmation: 'confirmation',
  });
});

describe('bookable days of a visit', () => {
  // A Thursday, 23:30 in China and still Thursday afternoon in UTC.
  const thursday = Date.UTC(2026, 10, 19, 15, 30);

  it('start tomorrow in China, and are weekdays', () => {
    const days = bookableDays(thursday);
    expect(days.slice(0, 3)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
    expect(days.every((day) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()))).toBe(
      true,
    );
    // An hour later it is Friday in China: tomorrow is a Saturday.
    expect(bookableDays(thursday + 3_600_000)[0]).toBe('2026-11-23');
  });

  it.each(['2026-11-19', '2026-11-21', '2027-11-19', '19.11.2026', 'tomorrow', ''])(
    'do not include %s',
    (date) => {
      const found = problems(
        applicationSchema('appointment', () => thursday),
        { date },
      );
      expect(['date', 'required']).toContain(found.date);
    },
  );
});

it.each([
  ['1', 1],
  [7, 7],
  ['8', 0],
  ['-1', 0],
  ['1.0', 0],
  [undefined, 0],
  [['1'], 0],
  ['__proto__', 0],
])('APPLYFROM %j is %d', (given, wanted) => expect(applyButtonOf(given)).toBe(wanted));
