import * as z from 'zod/mini';
import { accountShape, joinSchema, registrationSchema, signInSchema } from './account-schemas';
import { phonePairSchema } from './field-rules';

const registration = {
  area_code: '86',
  phone: '+86 138 1234 5678',
  code: ' １２３ 456',
  password: 'Abc12345',
  username: 'seller01',
  company_name: '超级科技',
  referral_code: '',
  is_agreed: true,
};

const problems = (result: {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) =>
  Object.fromEntries(
    result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

it('returns plain values of a filled form', () => {
  expect(registrationSchema().parse(registration)).toEqual({
    ...registration,
    area_code: 86,
    phone: '13812345678',
    code: '123456',
    referral_code: undefined,
  });
});

it('reports every invalid field at once, the phone too', () => {
  const filled = {
    area_code: 1,
    phone: '123',
    code: '12345',
    password: '1',
    username: 'x',
    company_name: '1',
    referral_code: 'r'.repeat(65),
    is_agreed: false,
  };
  expect(problems(registrationSchema().safeParse(filled))).toEqual({
    phone: 'phone',
    code: 'code',
    password: 'passwordLength',
    username: 'userName',
    company_name: 'allDigits',
    referral_code: 'tooLong',
    is_agreed: 'agreement',
  });
});

it('reports an empty form as required everywhere but at the referral code', () => {
  expect(problems(registrationSchema().safeParse({ area_code: 86, phone: ' ' }))).toEqual({
    phone: 'required',
    code: 'required',
    password: 'required',
    username: 'required',
    company_name: 'required',
    is_agreed: 'agreement',
  });
});

it.each(['\u0000x', 'a\tb', 'a\u0085b', 'half \ud83d', 'a\ufffeb'])(
  'refuses a control character or a lone surrogate in any field: %j',
  (text) => {
    const typed = { phone: text, code: text, password: text, username: text, company_name: text };
    const filled = { ...registration, ...typed, referral_code: text };
    expect(problems(registrationSchema().safeParse(filled))).toEqual({
      phone: 'phone',
      code: 'code',
      password: 'passwordCharacters',
      username: 'userName',
      company_name: 'companyName',
      referral_code: 'characters',
    });
  },
);

it('drops unknown keys', () => {
  const parsed = phonePairSchema.parse({ area_code: 86, phone: '13812345678', role: 'admin' });
  expect(parsed).toEqual({ area_code: 86, phone: '13812345678' });
});

it('refuses the common passwords it is given', () => {
  const schema = z.object(accountShape((password) => password === registration.password));
  expect(problems(schema.safeParse(registration))).toEqual({ password: 'passwordCommon' });
});

it.each(['12345', '1234567', '12345a', 'abcdef', '١٢٣٤٥٦', '', undefined])(
  'refuses the code %j',
  (code) => {
    expect(signInSchema().safeParse({ area_code: 86, phone: '13812345678', code }).success).toBe(
      false,
    );
  },
);

it('accepts a person with a name who agrees', () => {
  const { area_code, phone, code } = registration;
  const filled = { area_code, phone, code, name: ' 王小明 ', is_agreed: true };
  expect(joinSchema().parse(filled)).toMatchObject({ name: '王小明', phone: '13812345678' });
  expect(problems(joinSchema().safeParse({ ...filled, name: '', is_agreed: false }))).toEqual({
    name: 'required',
    is_agreed: 'agreement',
  });
});
