/** Texts no database can keep, in every text field of the account's handlers: refused, and nobody else notices. */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { filled, lastCode, newPhone, visitor } from '../support/account';
import { words } from '../support/words';

const unfit = ['\u0000x', 'a\u0007', 'a\u0085b', 'half \ud83d', '\udc00 half', '\uffff'];

const code = { ...filled('13700000000'), code: '123456' };
const handlers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/api/account/code': {
    area_code: '86',
    phone: '13700000000',
    channel: 'sms',
    purpose: 'register',
  },
  '/api/account/register': { ...code, area_code: '86', referral_code: 'abc', role: 'employee' },
  '/api/account/sign-in': { area_code: '86', phone: '13700000000', code: '123456' },
  '/api/team-invitation/status': { token: 'nobody' },
  '/api/team-invitation/code': { token: 'nobody', area_code: '86', phone: '13700000000' },
  '/api/team-invitation/join': {
    token: 'nobody',
    area_code: '86',
    phone: '13700000000',
    code: '123456',
    name: '王小明',
    is_agreed: true,
  },
};

// As text, since a client would mend half a character on its way.
const post = (request: APIRequestContext, path: string, body: object) =>
  visitor(request).post(path, JSON.stringify(body), { 'content-type': 'application/json' });

for (const [path, body] of Object.entries(handlers))
  test(`${path} names the field that holds what no text may hold`, async ({ request }) => {
    const names = Object.keys(body).filter((name) => typeof body[name] === 'string');
    for (const name of names)
      for (const text of unfit) {
        const answer = await post(request, path, { ...body, [name]: text });
        const shown = `${name} ${JSON.stringify(text)}`;
        expect(answer.status(), shown).toBe(422);
        const { fields } = (await answer.json()) as { fields: object };
        expect(Object.keys(fields), shown).toEqual([name]);
      }
  });

test('referral codes no database can keep switch registration off for nobody', async ({
  request,
}) => {
  for (let times = 0; times < 6; times += 1) {
    const form = { ...filled(newPhone()), code: '123456', referral_code: '\u0000x' };
    const answer = await visitor(request).post('/api/account/register', form);
    expect(answer.status()).toBe(422);
    const { fields } = (await answer.json()) as { fields: object };
    expect(fields).toEqual({ referral_code: words['zh-CN'].forms.errors.characters });
  }
  const [who, phone] = [visitor(request), newPhone()];
  expect((await who.sendCode(phone)).status()).toBe(200);
  expect((await who.register(phone, lastCode(phone))).status()).toBe(200);
});
