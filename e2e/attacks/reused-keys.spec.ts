/** F2: a key stands for what was sent with it; with anything else it is refused, and never taken for received. */
import { expect, test } from '@playwright/test';
import { filled, lastCode, newPhone, stored, visitor } from '../support/account';
import { locales, words } from '../support/words';

const accounts = (phone: string) =>
  stored((client) =>
    client.execute({ sql: 'select username from users where phone = ?', args: [`+86${phone}`] }),
  ).then(({ rows }) => rows.map((row) => row.username));

test('the key of a registration with another phone or another name is refused', async ({
  request,
}) => {
  const who = visitor(request);
  const [phone, other] = [newPhone(), newPhone()];
  const { idempotency_key } = filled(phone);
  for (const one of [phone, other]) expect((await who.sendCode(one)).status()).toBe(200);
  const code = lastCode(phone);
  expect((await who.register(phone, code, { idempotency_key })).status()).toBe(200);
  for (const locale of locales) {
    const body = { ...filled(other), code: lastCode(other), idempotency_key };
    const refused = await who.post('/api/account/register', body, { 'Content-Language': locale });
    expect(refused.status()).toBe(409);
    const { keyReused: message } = words[locale].errors;
    expect(await refused.json()).toEqual({ message, reason: 'keyReused' });
  }
  expect(await accounts(other)).toEqual([]);
  const renamed = await who.register(phone, code, { idempotency_key, username: 'seller02' });
  expect(renamed.status()).toBe(409);
  expect(await accounts(phone)).toEqual(['seller01']);
  // The same once more is still the same; the other phone's code was not spent.
  expect((await who.register(phone, code, { idempotency_key })).status()).toBe(200);
  expect((await who.register(other, lastCode(other))).status()).toBe(200);
});
