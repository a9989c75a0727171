/** Tests of sending, guessing and using codes (R4, R5). */
import { resultCodes } from '@superbrowser/contract/result-codes';
import { accountSteps, createPhone, catchRefusal } from '../support/account-steps';
import type { TestedBackend } from '../support/tested-backend';

const minute = 60_000;
const codeCalls = 100;

const countFulfilled = async (calls: Promise<unknown>[]) => {
  const results = await Promise.allSettled(calls);
  return results.filter((result) => result.status === 'fulfilled').length;
};

function sendingSuite(subject: () => TestedBackend): void {
  const { send, readMessages, elapse, register } = accountSteps(subject);

  it.each(['sms', 'voice'] as const)('sends six digits by %s', async (channel) => {
    const phone = createPhone();
    expect(await send(phone, 'register', channel)).toEqual({ resend_after: 60 });
    expect(await readMessages(phone)).toEqual([
      expect.objectContaining({
        area_code: 86,
        channel,
        purpose: 'register',
        code: expect.stringMatching(/^\d{6}$/) as string,
      }),
    ]);
  });

  it.each(['12345', '23812345678', '+1 13812345678', ''])('refuses the phone %j', async (phone) => {
    expect(await catchRefusal(send(phone))).toMatchObject({ ret: resultCodes.phoneInvalid });
  });

  it('reads +86, 0086, blanks and full-width digits as the same number', async () => {
    const phone = createPhone();
    await send(phone);
    const wide = [...phone].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    const spellings = [`+86${phone}`, `0086 ${phone}`, `86-${phone}`, wide.join('')];
    for (const spelling of spellings)
      expect(await catchRefusal(send(spelling))).toMatchObject({ ret: resultCodes.tooOften });
    expect(await readMessages(phone)).toHaveLength(1);
  });

  it('sends once a minute, whatever the purpose, and names the waiting time', async () => {
    const phone = createPhone();
    await send(phone);
    const { ret, data } = await catchRefusal(send(phone, 'login'));
    expect(ret).toBe(resultCodes.tooOften);
    const { retry_after } = data as { retry_after: number };
    expect(retry_after).toBeGreaterThan(40);
    expect(retry_after).toBeLessThanOrEqual(60);
    await elapse(phone, minute);
    expect(await send(phone, 'login')).toEqual({ resend_after: 60 });
  });

  it('sends ten a day', async () => {
    const phone = createPhone();
    for (let sentCount = 0; sentCount < 10; sentCount += 1) {
      await send(phone);
      await elapse(phone, minute);
    }
    const { ret, data } = await catchRefusal(send(phone));
    expect(ret).toBe(resultCodes.tooOften);
    expect((data as { retry_after: number }).retry_after).toBeGreaterThan(23 * 3_600);
    await elapse(phone, 24 * 60 * minute);
    expect(await send(phone)).toEqual({ resend_after: 60 });
  });

  it('sends one of twenty simultaneous requests', async () => {
    const phone = createPhone();
    expect(await countFulfilled(Array.from({ length: 20 }, () => send(phone)))).toBe(1);
    expect(await readMessages(phone)).toHaveLength(1);
  });

  it('answers alike for phones with and without an account', async () => {
    const registeredPhone = createPhone();
    await register(registeredPhone);
    await elapse(registeredPhone, minute);
    for (const purpose of ['register', 'login'] as const) {
      expect(await send(registeredPhone, purpose)).toEqual(await send(createPhone(), purpose));
      await elapse(registeredPhone, minute);
    }
  });
}

function guessingSuite(subject: () => TestedBackend): void {
  const { send, verify, readLastCode, createWrongCode, elapse } = accountSteps(subject);

  it('accepts the right code once', async () => {
    const phone = createPhone();
    await send(phone);
    const code = await readLastCode(phone);
    expect((await verify(phone, code)).captcha_token).toHaveLength(43);
    expect(await catchRefusal(verify(phone, code))).toMatchObject({ ret: resultCodes.codeExpired });
  });

  it('uses up that code only', async () => {
    const [phone, other] = [createPhone(), createPhone()];
    await send(phone);
    await send(other);
    await verify(phone, await readLastCode(phone));
    await verify(other, await readLastCode(other));
  });

  it.each([
    ['another phone', 'phone'],
    ['another purpose', 'purpose'],
  ])('accepts no code of %s', async (_, difference) => {
    const [phone, other] = [createPhone(), createPhone()];
    await send(phone);
    await send(other, 'login');
    const code = await readLastCode(phone);
    const guess =
      difference === 'phone' ? verify(other, code, 'login') : verify(phone, code, 'login');
    const { ret } = await catchRefusal(guess);
    expect([resultCodes.codeInvalid, resultCodes.codeExpired]).toContain(ret);
    await verify(phone, code);
  });

  it('accepts a code for five minutes', async () => {
    const [early, late] = [createPhone(), createPhone()];
    await send(early);
    await elapse(early, 4.8 * minute);
    await verify(early, await readLastCode(early));
    await send(late);
    await elapse(late, 5 * minute);
    expect(await catchRefusal(verify(late, await readLastCode(late)))).toMatchObject({
      ret: resultCodes.codeExpired,
    });
  });

  it('invalidates the previous code when a new one is sent', async () => {
    const phone = createPhone();
    await send(phone);
    const old = await readLastCode(phone);
    await elapse(phone, minute);
    await send(phone);
    if (old === (await readLastCode(phone))) return;
    expect(await catchRefusal(verify(phone, old))).toMatchObject({ ret: resultCodes.codeInvalid });
    await verify(phone, await readLastCode(phone));
  });

  it('accepts a right fifth try, and nothing after five wrong ones', async () => {
    const [lucky, dead] = [createPhone(), createPhone()];
    for (const [phone, wrong] of [
      [lucky, 4],
      [dead, 5],
    ] as const) {
      await send(phone);
      for (let step = 1; step <= wrong; step += 1)
        expect(await catchRefusal(verify(phone, await createWrongCode(phone, step)))).toMatchObject(
          {
            ret: resultCodes.codeInvalid,
          },
        );
    }
    await verify(lucky, await readLastCode(lucky));
    expect(await catchRefusal(verify(dead, await readLastCode(dead)))).toMatchObject({
      ret: resultCodes.codeExpired,
    });
  });

  it('counts a hundred simultaneous guesses as a hundred', async () => {
    const phone = createPhone();
    await send(phone);
    const guesses = await Promise.all(
      Array.from({ length: codeCalls }, (_, step) => createWrongCode(phone, step + 1)),
    );
    const refusals = await Promise.all(guesses.map((guess) => catchRefusal(verify(phone, guess))));
    expect(refusals.filter(({ ret }) => ret === resultCodes.codeInvalid)).toHaveLength(5);
    expect(refusals.filter(({ ret }) => ret === resultCodes.codeExpired)).toHaveLength(95);
    expect(await catchRefusal(verify(phone, await readLastCode(phone)))).toMatchObject({
      ret: resultCodes.codeExpired,
    });
  });

  it('accepts the right code from one of five simultaneous calls', async () => {
    const phone = createPhone();
    await send(phone);
    const code = await readLastCode(phone);
    expect(await countFulfilled(Array.from({ length: 5 }, () => verify(phone, code)))).toBe(1);
  });

  it('stores neither code nor token in plain', async () => {
    const phone = createPhone();
    await send(phone);
    const code = await readLastCode(phone);
    const row = await subject().withDb((db) =>
      db
        .selectFrom('verification_codes')
        .selectAll()
        .where('phone', '=', `+86${phone}`)
        .executeTakeFirstOrThrow(),
    );
    expect(row.code_hash).toMatch(/^scrypt\$/);
    expect(Object.values(row)).not.toContain(code);
    const { captcha_token } = await verify(phone, code);
    const hashes = await subject().withDb((db) =>
      db.selectFrom('captcha_tokens').select('token_hash').execute(),
    );
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.map((hash) => hash.token_hash)).not.toContain(captcha_token);
  });
}

export function verificationCodeSuite(subject: () => TestedBackend): void {
  describe('sending codes', () => sendingSuite(subject));
  describe('guessing codes', () => guessingSuite(subject));
}
