/** Tests of the intake of forms (F1, F7). */
import { randomUUID } from 'node:crypto';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { loadRecordsSince } from '@superbrowser/backend/export/export-records';
import { findScreenshot } from '@superbrowser/backend/applications/screenshots';
import {
  groupApplicationNumber,
  parseApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { samplePng } from '@/lib/testing/sample-png';
import { accountSteps, createPhone, catchRefusal } from '../support/account-steps';
import { filledForms, type Fields } from '../support/filled-forms';
import type { TestedBackend } from '../support/tested-backend';

export function applicationSuite(subject: () => TestedBackend): void {
  const { call, send, readLastCode, register, elapse } = accountSteps(subject);
  const key = () => randomUUID();
  const apply = (type: number, fields: Fields, idempotencyKey = key(), more: object = {}) =>
    call(endpoints.apply, { type, from: 1, fields, idempotency_key: idempotencyKey, ...more });
  const loadRows = (where: { phone?: string; apply_no?: string }) =>
    subject().withDb((db) => {
      let query = db.selectFrom('applications').selectAll();
      if (where.phone) query = query.where('phone', '=', `+86${where.phone}`);
      if (where.apply_no) query = query.where('apply_no', '=', where.apply_no);
      return query.execute();
    });

  it.each([0, 1, 2, 3, 4, 5])('accepts a form of type %d and returns its number', async (type) => {
    const phone = createPhone();
    const { apply_no } = await apply(type, filledForms(phone)[type] ?? {}, key(), {
      promoter: 'abc123',
      landing_source: 'xsb',
      locale: 'en-US',
    });
    expect(parseApplicationNumber(apply_no)).toBe(apply_no);
    expect(await loadRows({ apply_no })).toMatchObject([
      { type, apply_from: 1, promoter: 'abc123', landing_source: 'xsb', locale: 'en-US' },
    ]);
  });

  it('stores a form once, however often and however parallel it is sent', async () => {
    const phone = createPhone();
    const form = filledForms(phone)[applicationTypes.private] ?? {};
    const same = key();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => apply(applicationTypes.private, form, same)),
    );
    responses.push(await apply(applicationTypes.private, form, same));
    expect(new Set(responses.map((response) => response.apply_no)).size).toBe(1);
    expect(await loadRows({ phone })).toHaveLength(1);
  });

  it('refuses a picture that declares an enormous size', async () => {
    const form = filledForms('')[applicationTypes.feedback] ?? {};
    const screenshot = samplePng({ text: 'x', extent: [30_000, 30_000] }).toString('base64');
    expect(await catchRefusal(apply(applicationTypes.feedback, { ...form, screenshot }))).toEqual({
      ret: resultCodes.fieldsInvalid,
      data: { screenshot: 'screenshotExtent' },
    });
  });

  it('names invalid fields, and stores nothing', async () => {
    const phone = createPhone();
    const invalidFields = {
      ...filledForms(phone)[applicationTypes.private],
      company_name: '123',
      seats: '7',
    };
    expect(
      await catchRefusal(apply(applicationTypes.private, { ...invalidFields, email: 'x@' })),
    ).toEqual({
      ret: resultCodes.fieldsInvalid,
      data: { company_name: 'allDigits', seats: 'choice', email: 'email' },
    });
    expect(await loadRows({ phone })).toEqual([]);
  });

  it('accepts five a day for a phone, and names the waiting time', async () => {
    const phone = createPhone();
    const form = filledForms(phone)[applicationTypes.private] ?? {};
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => apply(applicationTypes.private, form)),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
    const refusal = await catchRefusal(apply(applicationTypes.private, form));
    expect(refusal.ret).toBe(resultCodes.tooOften);
    expect((refusal.data as { retry_after: number }).retry_after).toBeGreaterThan(86_000);
    expect(await loadRows({ phone })).toHaveLength(5);
  });

  it('stores a screenshot without its metadata, and refuses other files', async () => {
    const form = filledForms('')[applicationTypes.feedback] ?? {};
    const screenshot = samplePng({ text: 'GPS 22.5431' }).toString('base64');
    const { apply_no } = await apply(applicationTypes.feedback, { ...form, screenshot });
    const [row] = await subject().withDb((db) =>
      db.selectFrom('application_pictures').selectAll().where('apply_no', '=', apply_no).execute(),
    );
    expect(row?.media_type).toBe('image/png');
    expect(Buffer.from(row?.base64 ?? '', 'base64').toString('latin1')).not.toContain('GPS');
    const screenshotBytes = await subject().withDb((db) => findScreenshot(db, apply_no));
    expect(screenshotBytes?.toString('base64')).toBe(row?.base64);
    const fake = Buffer.from('GIF89a and no picture at all').toString('base64');
    expect(
      await catchRefusal(apply(applicationTypes.feedback, { ...form, screenshot: fake })),
    ).toEqual({
      ret: resultCodes.fieldsInvalid,
      data: { screenshot: 'screenshot' },
    });
  });

  it('exports what came since an instant, without keys', async () => {
    const phone = createPhone();
    const { apply_no } = await apply(applicationTypes.private, filledForms(phone)[0] ?? {}, key(), {
      promoter: 'abc123',
    });
    const [row] = await loadRows({ apply_no });
    const since = (instant: string) =>
      subject().withDb((db) => loadRecordsSince(db, 'applications', instant));
    const number = groupApplicationNumber(apply_no);
    const exportedRecord = (await since(row?.created_at ?? '')).find(
      (record) => record.apply_no === number,
    );
    expect(exportedRecord).toMatchObject({
      kind: 'private',
      phone: `+86${phone}`,
      company_name: '蓝鲸贸易',
      promoter: 'abc123',
      screenshot: null,
    });
    expect(Object.keys(exportedRecord ?? {}).join()).not.toMatch(/key|digest/);
    const later = await since(new Date(Date.parse(row?.created_at ?? '') + 1).toISOString());
    expect(later.map((record) => record.apply_no)).not.toContain(number);
    const accounts = await subject().withDb((db) => loadRecordsSince(db, 'accounts', '1970-01-01'));
    expect(Object.keys(accounts[0] ?? {}).join()).not.toMatch(/password|hash|token/);
  });

  it('cancels an account only with a proof of its phone', async () => {
    const phone = createPhone();
    await register(phone);
    await elapse(phone, 60_000);
    await send(phone, 'cancel_account');
    const code = await readLastCode(phone);
    const form = {
      area_code: 86,
      phone,
      reason: 'unused',
      confirmation: '注销账号',
      is_agreed: true,
    };
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const type = applicationTypes.cancelAccount;
    expect(await catchRefusal(apply(type, { ...form, code: wrong }))).toMatchObject({
      ret: resultCodes.codeInvalid,
    });
    const same = key();
    const [first, second] = await Promise.all([
      apply(type, { ...form, code }, same),
      apply(type, { ...form, code }, same),
    ]);
    expect(first.apply_no).toBe(second.apply_no);
    const [row] = await loadRows({ apply_no: first.apply_no });
    expect(JSON.stringify(row)).not.toContain(code);
    const used = apply(type, { ...form, code });
    expect(await catchRefusal(used)).toMatchObject({ ret: resultCodes.codeExpired });
    const stranger = createPhone();
    await send(stranger, 'cancel_account');
    const strangersForm = { ...form, phone: stranger, code: await readLastCode(stranger) };
    expect(await catchRefusal(apply(type, strangersForm))).toMatchObject({
      ret: resultCodes.phoneUnknown,
    });
  });

  it('cancels an account also with the token of its code, once', async () => {
    const phone = createPhone();
    await register(phone);
    await elapse(phone, 60_000);
    await send(phone, 'cancel_account');
    const code = await readLastCode(phone);
    const pair = { area_code: 86, phone };
    const verify = (enteredCode: string, purpose: 'cancel_account' | 'login' = 'cancel_account') =>
      call(endpoints.verifyCode, { ...pair, purpose, code: enteredCode });
    const { captcha_token } = await verify(code);
    const form = { ...pair, reason: 'unused', confirmation: '注销账号', is_agreed: true };
    const type = applicationTypes.cancelAccount;
    // The check uses the code up. Without the code and without a token, nothing is accepted.
    expect(await catchRefusal(apply(type, { ...form, code }))).toMatchObject({
      ret: resultCodes.codeExpired,
    });
    expect(await catchRefusal(apply(type, { ...form, captcha_token: '' }))).toMatchObject({
      ret: resultCodes.fieldsInvalid,
      data: { captcha_token: 'required' },
    });
    const other = { ...form, phone: createPhone(), captcha_token };
    expect(await catchRefusal(apply(type, other))).toMatchObject({ ret: resultCodes.codeExpired });
    const same = key();
    const [first, second] = await Promise.all([
      apply(type, { ...form, captcha_token }, same),
      apply(type, { ...form, captcha_token }, same),
    ]);
    expect(first.apply_no).toBe(second.apply_no);
    // The same form is recognized by its key, with a code or a token; another form is not.
    expect(await apply(type, { ...form, code }, same)).toEqual(first);
    expect(await catchRefusal(apply(type, { ...form, captcha_token }))).toMatchObject({
      ret: resultCodes.codeExpired,
    });
    const [row] = await loadRows({ apply_no: first.apply_no });
    expect(JSON.stringify(row)).not.toContain(captcha_token);
  });
}
