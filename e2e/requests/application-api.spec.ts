import { expect, test } from '@playwright/test';
import { newAccount, newPhone, lastCode, stored, visitor } from '../support/account';
import { fieldsOf, rowsOf } from '../support/application-rows';
import { apply, enveloped, fieldRefusal, kindOf, kinds, without } from '../support/applications';
import { locales } from '../support/words';

/** Cancelling needs an account and its code, which has tests of its own. */
const open = kinds.filter((kind) => kind.path !== 'cancel-account');

for (const kind of open)
  test(`${kind.path} is taken, and stored as it was typed`, async () => {
    const extra = { role: 'admin', type: 6, apply_no: 'X', created_at: '1970', locale: 'xx' };
    const form = enveloped(kind.filled());
    const answer = await apply(kind.path, { ...form, ...extra }, { locale: 'en-US' });
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    const rows = await rowsOf(form.idempotency_key);
    expect(rows).toMatchObject([
      {
        apply_no: answer.json.apply_no,
        apply_from: 1,
        locale: 'en-US',
        phone: form.phone ? `+86${String(form.phone)}` : null,
      },
    ]);
    const typed = without(kind.filled(), 'area_code', 'phone', 'is_agreed');
    const kept = fieldsOf(rows[0]);
    expect(kept).toMatchObject(typed);
    for (const name of [...Object.keys(extra), 'company_website', 'filled_ms', 'idempotency_key'])
      expect(kept).not.toHaveProperty(name);
  });

const names: readonly [string, string | null, string | null][] = [
  ['123', 'allDigits', 'allDigits'],
  ['公司9', 'endsWithDigit', 'endsWithDigit'],
  ['A.B公司', null, 'personName'],
  ['张三!', 'companyName', 'personName'],
  ['张三😀', 'companyName', 'personName'],
  ['=cmd', 'companyName', 'personName'],
  ['+86', 'companyName', 'personName'],
  ['长'.repeat(10_000), 'tooLong', 'tooLong'],
  ['长'.repeat(51), 'tooLong', 'tooLong'],
  ['长'.repeat(50), null, null],
  ['阿依古丽·买买提', null, null],
  ['a  b', 'companyName', 'personName'],
  ['', 'required', 'required'],
  ['   ', 'required', 'required'],
];

for (const locale of locales)
  test(`names are judged by their rules, in the words of ${locale}`, async () => {
    for (const kind of kinds.filter((one) => one.strict.includes('contact')))
      for (const [name, company, contact] of names) {
        const form = enveloped({ ...kind.filled(), company_name: name, contact: name });
        const answer = await apply(kind.path, form, { locale });
        const codes = { ...(company && { company_name: company }), ...(contact && { contact }) };
        const told = `${kind.path} ${name.slice(0, 20)}`;
        expect(answer.status, told).toBe(company || contact ? 422 : 200);
        if (company || contact) expect(answer.json, told).toEqual(fieldRefusal(locale, codes));
        expect(await rowsOf(form.idempotency_key)).toHaveLength(company || contact ? 0 : 1);
      }
  });

const emails: readonly [string, string | null][] = [
  ['wang@example.cn', null],
  ['wang.ming+shop@mail.example.com', null],
  ["o'brien@example.ie", null],
  ['a@b.co', null],
  ['WANG@EXAMPLE.CN', null],
  [`${'a'.repeat(64)}@example.cn`, null],
  ['wang', 'email'],
  ['wang@', 'email'],
  ['@example.cn', 'email'],
  ['wang@example', 'email'],
  ['wang@@example.cn', 'email'],
  ['wang..ming@example.cn', 'email'],
  ['.wang@example.cn', 'email'],
  ['wang@-example-.c', 'email'],
  ['wang@example.cn,li@example.cn', 'email'],
  ['wang@example.cn\nBcc: li@example.cn', 'email'],
  ['王明@例子.中国', 'email'],
  ['=1+1@example.cn', 'email'],
  [`${'a'.repeat(250)}@example.cn`, 'tooLong'],
  ['', 'required'],
];

for (const locale of locales)
  test(`mail addresses are judged by their form, in the words of ${locale}`, async () => {
    for (const kind of kinds.filter((one) => one.strict.includes('email')))
      for (const [email, code] of emails) {
        const form = enveloped({ ...kind.filled(), email });
        const answer = await apply(kind.path, form, { locale });
        const told = `${kind.path} ${email.slice(0, 40)}`;
        if (code) expect(answer.json, told).toEqual(fieldRefusal(locale, { email: code }));
        expect(answer.status, told).toBe(code ? 422 : 200);
        const rows = await rowsOf(form.idempotency_key);
        expect(
          rows.map((row) => row.email),
          told,
        ).toEqual(code ? [] : [email]);
      }
  });

test('an account is cancelled with whatever reason was typed', async ({ request }) => {
  const texts = ['=HYPERLINK("x")', '<script>alert(1)</script>', "'; DROP TABLE applications; --"];
  for (const message of texts) {
    const phone = await newAccount(request);
    await stored((client) =>
      client.execute({ sql: 'delete from code_sends where phone = ?', args: [`+86${phone}`] }),
    );
    await visitor(request).sendCode(phone, 'cancel_account');
    const form = enveloped({
      ...kindOf('cancel-account').filled(),
      phone,
      code: lastCode(phone),
      message,
    });
    expect((await apply('cancel-account', form)).status).toBe(200);
    const [row] = await rowsOf(form.idempotency_key);
    expect(fieldsOf(row)).toMatchObject({ message, reason: 'unused' });
    expect(JSON.stringify(row)).not.toContain(String(form.code));
  }
  expect(
    (await apply('cancel-account', { ...kindOf('cancel-account').filled(), phone: newPhone() }))
      .json,
  ).toMatchObject({ reason: 'codeExpired' });
});
