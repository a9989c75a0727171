/** Tests of staff's work with applications, and with their deliveries to the webhook. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliverDueApplications } from '@superbrowser/backend/applications/application-delivery';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { endpoints } from '@superbrowser/contract/endpoints';
import { accountSteps, createPhone } from '../../support/account-steps';
import { filledForms } from '../../support/filled-forms';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

/** A webhook that is configured, but to which nothing is sent. */
const applicationWebhook = { url: 'http://127.0.0.1:9/', secret: 'a-secret' };

export function adminApplicationsSuite(subject: () => TestedBackend): void {
  const { call } = accountSteps(subject);
  const { perform, loadData, loadAuditEntries } = adminSteps(subject);
  const apply = async (phone = createPhone()) => {
    const fields = filledForms(phone)[applicationTypes.private] ?? {};
    const form = { type: applicationTypes.private, from: 1, fields, idempotency_key: randomUUID() };
    return groupApplicationNumber((await call(endpoints.apply, form)).apply_no);
  };
  const loadRow = (number: string) =>
    subject().withDb((db) =>
      db
        .selectFrom('applications')
        .selectAll()
        .where('apply_no', '=', number.replace('-', ''))
        .executeTakeFirstOrThrow(),
    );

  it('are listed, shown, taken, noted and done, each with who did it', async () => {
    const number = await apply();
    const listed = await loadData<{ number: string }[]>('applications list', { state: 'new' });
    expect(listed.map((one) => one.number)).toContain(number);
    const now = Date.now() + 60_000;
    await perform('applications take', { number: number.toLowerCase() }, { now });
    await perform('applications note', { number, text: '回电，无人接' }, { who: 'bo', now });
    await perform('applications note', { number, text: 'called\nagain' }, { now: now + 1 });
    // The same note twice, as when a browser's back button shows the note again and it is sent once more.
    await perform('applications note', { number, text: 'called\nagain' }, { now: now + 1 });
    await perform('applications done', { number, note: 'sold' }, { now: now + 2 });
    expect(await loadData('applications show', { number })).toMatchObject({
      number,
      kind: 'private',
      state: 'done',
      handled_by: 'anna',
      company: '蓝鲸贸易',
      answers: expect.arrayContaining([
        expect.objectContaining({ name: 'seats', text: { zh: '21–50 人', en: '21–50' } }),
      ]) as unknown,
      notes: [
        { at: new Date(now).toISOString(), who: 'bo', text: '回电，无人接' },
        { at: new Date(now + 1).toISOString(), who: 'anna', text: 'called\nagain' },
        { at: new Date(now + 2).toISOString(), who: 'anna', text: 'sold' },
      ],
    });
    expect((await loadRow(number)).changed_at).toBe(new Date(now + 2).toISOString());
    expect(JSON.stringify(await loadData('applications show', { number }))).not.toMatch(
      /hash|digest/,
    );
    // Views are recorded too, but not a view that follows the staff member's own action.
    const countViews = async () =>
      (await loadAuditEntries('applications show')).filter(({ subject: of }) => of === number)
        .length;
    expect(await countViews()).toBe(0);
    await loadData('applications show', { number }, { who: 'bo', now: now + 3 });
    await loadData('applications show', { number }, { now: now + 2 + 60_000 });
    await loadData('applications show', { number }, { now: now + 2 + 60_000 });
    expect(await countViews()).toBe(1);
    // The audit log contains what was done, not what was written.
    const lines = [
      await loadAuditEntries('applications note'),
      await loadAuditEntries('applications done'),
    ].flat();
    expect(lines).toContainEqual(expect.objectContaining({ who: 'bo', subject: number }));
    expect(JSON.stringify(lines)).not.toContain('sold');
  });

  it('are taken by one of two simultaneous operators, and taken over only on purpose', async () => {
    const number = await apply();
    const tries = await Promise.allSettled(
      ['anna', 'bo', 'cy'].map((who) => perform('applications take', { number }, { who })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { handled_by } = await loadRow(number);
    const loser = handled_by === 'bo' ? 'anna' : 'bo';
    await expect(
      perform('applications take', { number }, { who: handled_by ?? '' }),
    ).rejects.toThrow(/already/);
    await expect(perform('applications take', { number }, { who: loser })).rejects.toThrow(
      /Take it over/,
    );
    await perform('applications take-over', { number }, { who: loser });
    expect((await loadRow(number)).handled_by).toBe(loser);
    await perform('applications done', { number }, { who: loser });
    await expect(perform('applications take-over', { number })).rejects.toThrow(/done/);
  });

  it.each([
    ['applications show', { number: 'K7M2P-9QXWA' }],
    ['applications note', { number: '22222-22222', text: 'x' }],
    ['applications note', { number: '22222-22222', text: 'a\u0000b' }],
    ['applications list', { state: 'waiting' }],
    ['applications list', { nothing: 'x' }],
    ['applications export', { from: '2026-11-31' }],
  ])('%s refuses %j, and leaves no audit entry', async (name, input) => {
    const before = (await loadAuditEntries(name)).length;
    await expect(loadData(name, input)).rejects.toThrow();
    expect(await loadAuditEntries(name)).toHaveLength(before);
  });

  it('from before there was a webhook are sent when there is one, and again on request', async () => {
    const number = await apply();
    const delivered: unknown[] = [];
    const collect = (content: unknown) => Promise.resolve(void delivered.push(content));
    const send = () =>
      subject().withDb(async (db) => {
        while ((await deliverDueApplications(db, collect)) > 0);
      });
    await send();
    const plain = number.replace('-', '');
    const deliveredCalls = () =>
      delivered.filter((delivery) => (delivery as { apply_no: string }).apply_no === plain);
    expect(deliveredCalls()).toHaveLength(1);
    await perform('applications note', { number, text: 'ours alone' });
    await send();
    expect(deliveredCalls()).toHaveLength(1);
    await expect(perform('applications replay', { number })).rejects.toThrow(/no address/);
    await send();
    expect(deliveredCalls()).toHaveLength(1);
    await perform('applications replay', { number }, { applicationWebhook });
    await send();
    expect(deliveredCalls()).toHaveLength(2);
    expect(JSON.stringify(deliveredCalls())).not.toMatch(/ours alone|handled_by|digest/);
  });

  it('that were refused are listed with the reason, and all sent again at once', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const number = await apply();
    const failToSend = () => Promise.reject(new Error('the receiver answered 500'));
    await subject().withDb((db) => deliverDueApplications(db, failToSend));
    const failed = await loadData<{ number: string }[]>('webhooks list', { state: 'failed' });
    expect(failed.find((one) => one.number === number)).toMatchObject({
      attempts: 1,
      last_failure: { zh: '对方系统返回了 500', en: 'the receiver answered 500' },
    });
    const { again } = await loadData<{ again: number }>(
      'webhooks replay',
      {},
      { applicationWebhook },
    );
    expect(again).toBeGreaterThanOrEqual(1);
    const delivered: string[] = [];
    await subject().withDb(async (db) => {
      const collect = (content: unknown) =>
        Promise.resolve(void delivered.push((content as { apply_no: string }).apply_no));
      while ((await deliverDueApplications(db, collect)) > 0);
    });
    expect(delivered).toContain(number.replace('-', ''));
    const remaining = await loadData<{ number: string }[]>('webhooks list', {});
    expect(remaining.map((one) => one.number)).not.toContain(number);
  });

  it('both webhooks are tested without a visitor, and the secret is not shown', async () => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(request.url === '/no' ? 500 : 204).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const secret = 'a-hidden-secret';
    const at = (path: string) => ({ url: `http://127.0.0.1:${port}${path}`, secret });
    try {
      const phone = createPhone();
      const sent = await loadData('test-sms', { phone }, { smsWebhook: at('/sms') });
      expect(sent).toMatchObject({ status: 204, failure: null, ms: expect.any(Number) as number });
      expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ phone, area_code: 86, test: true });
      const refused = await loadData('webhooks test', {}, { applicationWebhook: at('/no') });
      expect(refused).toMatchObject({ status: 500, failure: expect.any(String) as string });
      expect(JSON.parse(bodies[1] ?? '')).toMatchObject({ apply_no: 'TEST', test: true });
      const lines = JSON.stringify([
        await loadAuditEntries('test-sms'),
        await loadAuditEntries('webhooks test'),
        sent,
      ]);
      expect(lines).not.toContain(secret);
      expect(lines).not.toContain(phone);
      await expect(loadData('test-sms', { phone })).rejects.toThrow('SMS_WEBHOOK_URL');
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    const gone = await loadData('webhooks test', {}, { applicationWebhook: at('/') });
    expect(gone).toMatchObject({
      status: null,
      failure: expect.stringMatching(/^[A-Z_]+$/) as string,
    });
  });
}
