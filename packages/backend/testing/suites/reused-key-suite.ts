/**
 * Tests of reused keys (F2): a key belongs to the contents with which it was sent. With other contents it is refused,
 * so that nothing is lost silently.
 */
import { randomUUID } from 'node:crypto';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { samplePng } from '@/lib/testing/sample-png';
import { accountSteps, createPhone, catchRefusal } from '../support/account-steps';
import type { TestedBackend } from '../support/tested-backend';
import { filledForms, type Fields } from '../support/filled-forms';

const key = () => randomUUID();

function applicationsSuite(subject: () => TestedBackend): void {
  const { call } = accountSteps(subject);
  const apply = (type: number, fields: Fields, idempotencyKey = key()) =>
    call(endpoints.apply, { type, from: 1, fields, idempotency_key: idempotencyKey });
  const rows = (where: { phone?: string; apply_no?: string }) =>
    subject().withDb((db) => {
      let query = db.selectFrom('applications').select('apply_no');
      if (where.phone) query = query.where('phone', '=', `+86${where.phone}`);
      if (where.apply_no) query = query.where('apply_no', '=', where.apply_no);
      return query.execute();
    });

  it('refuses a key of another form', async () => {
    const phone = createPhone();
    const [forms, same] = [filledForms(phone), key()];
    const { apply_no } = await apply(
      applicationTypes.feedback,
      forms[applicationTypes.feedback] ?? {},
      same,
    );
    const otherForm = apply(applicationTypes.private, forms[applicationTypes.private] ?? {}, same);
    expect(await catchRefusal(otherForm)).toMatchObject({ ret: resultCodes.keyReused });
    expect(await rows({ phone })).toEqual([]);
    expect(await rows({ apply_no })).toHaveLength(1);
  });

  it('refuses a key with other contents, and recognizes the form itself', async () => {
    const phone = createPhone();
    const [form, same] = [filledForms(phone)[applicationTypes.private] ?? {}, key()];
    const { apply_no } = await apply(applicationTypes.private, form, same);
    const others: Fields[] = [
      { seats: '51-200' },
      { phone: createPhone() },
      { message: 'and this' },
    ];
    for (const other of others)
      expect(
        await catchRefusal(apply(applicationTypes.private, { ...form, ...other }, same)),
      ).toMatchObject({
        ret: resultCodes.keyReused,
      });
    const reversed = Object.fromEntries(Object.entries({ ...form, message: '' }).reverse());
    expect(await apply(applicationTypes.private, reversed, same)).toEqual({ apply_no });
    expect(await rows({ phone })).toHaveLength(1);
    const feedback = filledForms('')[applicationTypes.feedback] ?? {};
    const pictures = ['one', 'two'].map((text) => samplePng({ text }).toString('base64'));
    const [screenshot = '', other = ''] = pictures;
    const secondKey = key();
    await apply(applicationTypes.feedback, { ...feedback, screenshot }, secondKey);
    for (const fields of [feedback, { ...feedback, screenshot: other }])
      expect(await catchRefusal(apply(applicationTypes.feedback, fields, secondKey))).toMatchObject(
        {
          ret: resultCodes.keyReused,
        },
      );
  });

  it('stores one of two contents with the same key at once', async () => {
    const [form, same] = [filledForms('')[applicationTypes.feedback] ?? {}, key()];
    const texts = ['one', 'one', 'two', 'two'];
    const results = await Promise.allSettled(
      texts.map((text) => apply(applicationTypes.feedback, { ...form, text }, same)),
    );
    const numbers = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect([numbers.length, new Set(numbers.map((one) => one.apply_no)).size]).toEqual([2, 1]);
    for (const one of results)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ ret: resultCodes.keyReused });
  });

  it('treats an application from before there were digests as the same', async () => {
    const [form, same] = [filledForms('')[applicationTypes.feedback] ?? {}, key()];
    const { apply_no } = await apply(applicationTypes.feedback, form, same);
    await subject().withDb((db) =>
      db
        .updateTable('applications')
        .set({ content_digest: null })
        .where('apply_no', '=', apply_no)
        .execute(),
    );
    expect(await apply(applicationTypes.feedback, { ...form, text: 'else' }, same)).toEqual({
      apply_no,
    });
  });
}

function registrationsSuite(subject: () => TestedBackend): void {
  const { send, registerOrSignIn, form, readLastCode } = accountSteps(subject);
  const accounts = (phone: string) =>
    subject().withDb((db) =>
      db.selectFrom('users').select('user_id').where('phone', '=', `+86${phone}`).execute(),
    );
  const preparePayload = async (phone: string) => {
    await send(phone);
    return { phone, ...form, idempotency_key: key(), code: await readLastCode(phone) };
  };

  it('refuses the key of an account with another phone, whose code is not used up', async () => {
    const [sent, other] = [
      await preparePayload(createPhone()),
      await preparePayload(createPhone()),
    ];
    await registerOrSignIn(sent);
    const { idempotency_key } = sent;
    for (let n = 0; n < 2; n += 1)
      expect(await catchRefusal(registerOrSignIn({ ...other, idempotency_key }))).toMatchObject({
        ret: resultCodes.keyReused,
      });
    expect(await accounts(other.phone)).toEqual([]);
    await registerOrSignIn(other);
    expect(await accounts(other.phone)).toHaveLength(1);
  });

  it.each([
    { username: 'seller02' },
    { company_name: '另一家公司' },
    { role: 'employee' as const },
  ])('refuses the key of an account with other names: %j', async (names) => {
    const payload = await preparePayload(createPhone());
    await registerOrSignIn(payload);
    expect(await catchRefusal(registerOrSignIn({ ...payload, ...names }))).toMatchObject({
      ret: resultCodes.keyReused,
    });
  });

  it('makes one account of two phones with the same key at once', async () => {
    const [first, second] = [
      await preparePayload(createPhone()),
      await preparePayload(createPhone()),
    ];
    const { idempotency_key } = first;
    const results = await Promise.allSettled([
      registerOrSignIn(first),
      registerOrSignIn({ ...second, idempotency_key }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rejection = results.find((result) => result.status === 'rejected');
    expect(rejection?.reason).toMatchObject({ kind: 'ret', ret: resultCodes.keyReused });
    const createdAccounts = [...(await accounts(first.phone)), ...(await accounts(second.phone))];
    expect(createdAccounts).toHaveLength(1);
  });
}

export function reusedKeySuite(subject: () => TestedBackend): void {
  describe('keys of applications', () => applicationsSuite(subject));
  describe('keys of registrations', () => registrationsSuite(subject));
}
