/** Tests of blocks: a blocked phone or promoter is refused without the reason; the site gets the ranges. */
import { randomUUID } from 'node:crypto';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { accountSteps, createPhone, catchRefusal } from '../../support/account-steps';
import { filledForms } from '../../support/filled-forms';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

export function adminBlocksSuite(subject: () => TestedBackend): void {
  const {
    call,
    send,
    register,
    registerOrSignIn,
    verify,
    readLastCode,
    elapse,
    form,
    readMessages,
  } = accountSteps(subject);
  const { perform, loadData, loadAuditEntries } = adminSteps(subject);
  const busy = { ret: resultCodes.tooOften, data: { retry_after: 86_400 } };
  const apply = (phone: string, fields: object = {}) =>
    call(endpoints.apply, {
      type: applicationTypes.private,
      from: 1,
      fields: filledForms(phone)[applicationTypes.private] ?? {},
      idempotency_key: randomUUID(),
      ...fields,
    });

  it('a phone gets no code, no account, no sign-in and no form until it is unblocked', async () => {
    const phone = createPhone();
    await send(phone);
    const code = await readLastCode(phone);
    await perform('people block', {
      phone: ` +86 ${phone.slice(0, 3)}-${phone.slice(3)}`,
      reason: 'spam',
    });
    await elapse(phone, 60_000);
    expect(await catchRefusal(send(phone))).toEqual(busy);
    expect(await readMessages(phone)).toHaveLength(1);
    expect(await catchRefusal(verify(phone, code))).toEqual(busy);
    expect(await catchRefusal(registerOrSignIn({ phone, code, ...form }))).toEqual(busy);
    expect(await catchRefusal(registerOrSignIn({ phone, code }))).toEqual(busy);
    expect(await catchRefusal(apply(phone))).toEqual(busy);
    const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    const listed = await loadData<{ value: string }[]>('blocks list', {});
    expect(listed).toContainEqual(expect.objectContaining({ value: masked, reason: 'spam' }));
    const [line] = await loadAuditEntries('people block');
    expect(line?.subject).toBe(masked);
    await perform('people unblock', { phone });
    await expect(perform('people unblock', { phone })).rejects.toThrow('not blocked');
    await apply(phone);
    await register(createPhone());
  });

  it('a phone is signed out everywhere, and its sign-ins do not come back once it is unblocked', async () => {
    const [phone, other] = [createPhone(), createPhone()];
    const [token, elsewhere] = [await register(phone), await register(other)];
    const name = (tokenLoginSimple: string) =>
      call(endpoints.userInfo, {
        token_login_simple: tokenLoginSimple,
        scope: ['username_info_base'],
      });
    const over = { ret: resultCodes.sessionExpired };
    await perform('people block', { phone });
    expect(await catchRefusal(name(token))).toMatchObject(over);
    expect(await catchRefusal(call(endpoints.ownInviteCode, { token }))).toMatchObject(over);
    const exchange = call(endpoints.exchangeLogin, { token_login_simple: token });
    expect(await catchRefusal(exchange)).toMatchObject(over);
    await name(elsewhere);
    await perform('people unblock', { phone });
    expect(await catchRefusal(name(token))).toMatchObject(over);
    await elapse(phone, 60_000);
    await send(phone, 'login');
    const secondSignIn = await registerOrSignIn({ phone, code: await readLastCode(phone) });
    await name(secondSignIn.token_login_simple);
  });

  it('each is opened from the list without its phone, and lifted there', async () => {
    const phone = createPhone();
    await perform('people block', { phone });
    await perform('blocks block-range', { range: '198.51.100.0/24' });
    const listed = await loadData<{ id: string; kind: string }[]>('blocks list', {});
    expect(JSON.stringify(listed)).not.toContain(phone);
    for (const { id, kind } of listed.filter((row) => row.kind !== 'promoter')) {
      await perform('blocks unblock', { id });
      const [line] = await loadAuditEntries('blocks unblock');
      expect(line?.subject).toMatch(kind === 'phone' ? /\*\*\*\*/ : /\/24$/);
    }
    await perform('people block', { phone });
    await perform('people unblock', { phone });
  });

  it.each([
    ['as digits', (phone: string) => phone],
    ['in groups', (phone: string) => `${phone.slice(0, 3)}-${phone.slice(3, 7)} ${phone.slice(7)}`],
  ])(
    'a phone that staff wrote into the reason %s stays out of the audit log',
    async (_, written) => {
      const phone = createPhone();
      const reason = `like ${written(phone)}`;
      await perform('people block', { phone, reason });
      const { id } = (await loadData<{ id: string; reason: string }[]>('blocks list', {})).find(
        (row) => row.reason === reason,
      ) ?? { id: '' };
      await perform('blocks unblock', { id });
      await perform('blocks block-range', { range: '198.51.100.0/24', reason });
      await perform('blocks unblock-range', { range: '198.51.100.0/24' });
      const verbs = [
        'people block',
        'blocks unblock',
        'blocks block-range',
        'blocks unblock-range',
      ];
      const lines = JSON.stringify(await Promise.all(verbs.map((verb) => loadAuditEntries(verb))));
      expect(lines).toContain(`like ${phone.slice(0, 3)}****${phone.slice(-4)}`);
      expect(lines).not.toContain(written(phone));
    },
  );

  it('a promoter has no name, no discount, no credit', async () => {
    const id = `blocked-${randomUUID().slice(0, 8)}`;
    await perform('promoters set', { id, base: '50', more: '30', company: '某公司', to_v6: 'yes' });
    const info = { promoter_id: id, scope: ['company_name' as const] };
    expect(await call(endpoints.promoterInfo, info)).toMatchObject({
      company_name: '某公司',
      is_to_v6: true,
    });
    await perform('promoters set', { id, more: '40' });
    expect(await call(endpoints.promoterCoupons, { promoter: id })).toEqual({
      base_coupon: 50,
      more_coupon: 40,
    });
    await perform('promoters block', { id });
    const unknown = { ret: resultCodes.referralInvalid };
    expect(await catchRefusal(call(endpoints.promoterInfo, info))).toMatchObject(unknown);
    expect(await catchRefusal(call(endpoints.promoterCoupons, { promoter: id }))).toMatchObject(
      unknown,
    );
    const from = { promoter: id, channelId: id, utm_source: 'mail' };
    const { apply_no } = await apply(createPhone(), from);
    const phone = createPhone();
    await register(phone, from);
    const invited = createPhone();
    await send(invited);
    const registration = registerOrSignIn({
      phone: invited,
      code: await readLastCode(invited),
      ...form,
      referral_code: id,
    });
    expect(await catchRefusal(registration)).toMatchObject(unknown);
    const [application, user] = await subject().withDb(async (db) => [
      await db
        .selectFrom('applications')
        .select(['promoter', 'channel_id', 'utm_source'])
        .where('apply_no', '=', apply_no)
        .executeTakeFirst(),
      await db
        .selectFrom('users')
        .select(['promoter', 'channel_id', 'utm_source'])
        .where('phone', '=', `+86${phone}`)
        .executeTakeFirst(),
    ]);
    const without = { promoter: null, channel_id: null, utm_source: 'mail' };
    expect([application, user]).toEqual([without, without]);
    const list = await loadData<{ id: string; blocked: boolean }[]>('promoters list', {});
    expect(list.find((one) => one.id === id)?.blocked).toBe(true);
    await perform('promoters unblock', { id });
    expect(await call(endpoints.promoterInfo, info)).toMatchObject({ company_name: '某公司' });
    await perform('promoters remove', { id });
    expect(await catchRefusal(call(endpoints.promoterInfo, info))).toMatchObject(unknown);
  });

  it('ranges are sent to the site', async () => {
    await perform('blocks block-range', { range: '203.0.113.0/24' });
    await perform('blocks block-range', { range: '2001:DB8::1' });
    const { ranges } = await call(endpoints.blockedRanges, {});
    expect(ranges).toEqual(expect.arrayContaining(['203.0.113.0/24', '2001:db8::1/128']));
    await perform('blocks unblock-range', { range: '203.0.113.0/24' });
    await perform('blocks unblock-range', { range: '2001:db8::1' });
    expect((await call(endpoints.blockedRanges, {})).ranges).toEqual([]);
  });

  it('a range is stored once, and a lifted one says which wider one still holds', async () => {
    await perform('blocks block-range', { range: '203.0.113.9' });
    await perform('blocks block-range', { range: '203.0.113.77/24' });
    for (const range of ['203.0.113.0/24', '203.0.113.200', '203.0.113.9'])
      await expect(perform('blocks block-range', { range })).rejects.toMatchObject({ status: 422 });
    await expect(
      perform('blocks unblock-range', { range: '203.0.113.0/25' }),
    ).rejects.toMatchObject({
      issues: { range: { en: expect.stringContaining('203.0.113.0/24') as string } },
    });
    const { message } = await perform('blocks unblock-range', { range: '203.0.113.9' });
    expect(message?.en).toContain('still blocked as part of 203.0.113.0/24');
    await perform('blocks unblock-range', { range: '203.0.113.0/24' });
    expect((await call(endpoints.blockedRanges, {})).ranges).toEqual([]);
  });

  it.each([
    ['blocks block-range', 'range', '0.0.0.0/0'],
    ['blocks block-range', 'range', '::/8'],
    ['blocks block-range', 'range', '203.0.113.0/33'],
    ['blocks block-range', 'range', '203.0.113'],
    ['blocks block-range', 'range', '203.0.113.0/24/1'],
    ['blocks block-range', 'range', 'fe80::1%eth0'],
    ['people block', 'phone', '12'],
    ['people block', 'phone', 'abc'],
    ['promoters block', 'id', 'a b'],
  ])('%s refuses the %s %s', async (name, field, value) => {
    await expect(perform(name, { [field]: value })).rejects.toMatchObject({
      status: 422,
      issues: { [field]: expect.anything() as unknown },
    });
  });
}
