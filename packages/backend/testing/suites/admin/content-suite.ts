/** Tests of the content staff change on pages. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import type { OperationError } from '@superbrowser/backend/common/operation-error';
import { accountSteps } from '../../support/account-steps';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

export function adminContentSuite(subject: () => TestedBackend): void {
  const { call } = accountSteps(subject);
  const { perform, loadData, loadAuditEntries } = adminSteps(subject);

  it('changes what pages show', async () => {
    const ad = { slot: 'top', link: '/register', title: '新活动', title_en: 'New' };
    const before = await call(endpoints.adTop, {});
    await perform('ads set', ad);
    expect(await call(endpoints.adTop, {})).toMatchObject({ title: '新活动', title_en: 'New' });
    await perform('ads clear', { slot: 'top' });
    expect(await call(endpoints.adTop, {})).toMatchObject({ title: null });
    await perform('settings on', { name: 'mourning' });
    await perform('settings set', { name: 'stores', value: '700' });
    const config = { store: { count: '700' }, is_public_mourning: true };
    expect(await call(endpoints.publicConfig, {})).toMatchObject(config);
    await perform('settings off', { name: 'mourning' });
    await perform('settings set', { name: 'stores', value: '600' });
    await perform('qr set', { group: '1', footer: '/api/pictures/a.png', name: '客服' });
    expect(await call(endpoints.qrLiveCode, { group_id: 1 })).toMatchObject({ name: '客服' });
    await perform('qr clear', { group: '1' });
    await perform('qr set', { group: '1', code: '77' });
    await perform('qr clear', { group: '1' });
    await expect(call(endpoints.qrLiveCode, { group_id: 1 })).rejects.toMatchObject({
      ret: resultCodes.notFound,
    });
    const dates = { start: '2026-12-01T00:00:00+08:00', end: '2026-12-31T00:00:00+08:00' };
    await perform('campaigns dates', { slug: 'winter', ...dates, title: '冬季' });
    const activity = await call(endpoints.activityInfo, { activity_id: 'winter' });
    expect(activity).toMatchObject({ start_at: dates.start, end_at: dates.end, title: '冬季' });
    await expect(perform('campaigns dates', { slug: 'unknown', ...dates })).rejects.toMatchObject({
      issues: { title: expect.anything() as unknown },
    });
    const { link = '/', title, title_en } = before;
    await perform('ads set', { slot: 'top', link, title, title_en });
  });

  it('publishes prices together with the switches, replaces them, and removes them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'prices-'));
    const fileOf = async (content: unknown) => {
      const file = join(folder, 'prices.json');
      await writeFile(file, JSON.stringify(content));
      return { file };
    };
    await perform('prices clear', {});
    const before = await call(endpoints.publicConfig, {});
    const price = { name: { zh: '套餐', en: 'Plan' }, amount: 99.5, period: 'month', unit: 'ip' };
    const yearly = { name: price.name, amount: 990, period: 'year' };
    try {
      await perform('prices set', await fileOf([price]));
      await perform('prices set', await fileOf([price, yearly]));
      const published = { ...before, prices: [price, yearly] };
      expect(await call(endpoints.publicConfig, {})).toEqual(published);
      // Changing other settings does not affect them.
      await perform('settings on', { name: 'mourning' });
      await perform('settings off', { name: 'mourning' });
      expect(await call(endpoints.publicConfig, {})).toEqual(published);
      expect(await loadData<object[]>('prices list', {})).toMatchObject([
        { name: '套餐', english: 'Plan', amount: 99.5, period: 'month', unit: 'ip' },
        { amount: 990, period: 'year' },
      ]);
      const attempt = perform('prices set', await fileOf([price, { ...price, amount: 0 }]));
      await expect(attempt).rejects.toThrow('#2.amount: must be yuan');
      expect(await call(endpoints.publicConfig, {})).toEqual(published);
      await perform('prices clear', {});
      expect(await call(endpoints.publicConfig, {})).toEqual(before);
      expect(await loadAuditEntries('prices clear')).toHaveLength(2);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('publishes the given terms, and removes those that are left out', async () => {
    const loadTerms = async () => (await call(endpoints.publicConfig, {})).terms;
    const name = 'offers';
    expect(await loadTerms()).toMatchObject({ sample: true });
    await perform('terms set', {
      name,
      own_proxies: 'no',
      reward_form: 'cash',
      reward_days: '7',
      coupon_pays: '套餐',
      coupon_pays_en: 'plans',
      weeks_from: '2',
      weeks_to: '4',
    });
    // Terms that staff entered have no mark of the demo.
    expect(await loadTerms()).toEqual({
      own_proxies: false,
      reward_form: 'cash',
      reward_days: 7,
      coupon_pays: { zh: '套餐', en: 'plans' },
      deployment: { from: 2, to: 4 },
    });
    await perform('terms set', { name, commission_from: '10', commission_to: '10' });
    expect(await loadTerms()).toEqual({ commission: { from: 10, to: 10 } });
    expect(await loadAuditEntries('terms set')).toHaveLength(2);
  });

  it.each(['coupon_pays', 'coupon_rest'])('reports a wrong English text at %s_en', async (name) => {
    const terms = { name: 'offers', [name]: '套餐', [`${name}_en`]: '套餐' };
    const refusal = await perform('terms set', terms).catch((error: unknown) => error);
    expect(Object.keys((refusal as OperationError).issues)).toEqual([`${name}_en`]);
  });

  it('lists campaigns by the instant they start, whatever zone it was given in', async () => {
    const end = '2027-01-01T00:00:00Z';
    await perform('campaigns dates', {
      slug: 'early',
      start: '2026-12-01T00:00:00+08:00',
      end,
      title: '早',
    });
    await perform('campaigns dates', {
      slug: 'late',
      start: '2026-11-30T20:00:00Z',
      end,
      title: '晚',
    });
    const slugs = (await loadData<{ slug: string }[]>('campaigns list', {})).map(
      ({ slug }) => slug,
    );
    expect(slugs.filter((slug) => ['early', 'late'].includes(slug))).toEqual(['late', 'early']);
  });

  it('leaves out invalid prices and terms in the database', async () => {
    const value = (prices?: unknown) =>
      JSON.stringify({
        store: { count: '600' },
        is_public_mourning: false,
        prices,
        ...(prices !== undefined && { terms: { own_proxies: 'perhaps' } }),
      });
    const keep = (text: string) =>
      subject().withDb((db) =>
        db
          .updateTable('settings')
          .set({ value: text })
          .where('name', '=', 'public_config')
          .execute(),
      );
    await keep(value([{ amount: 1 }, 'x']));
    const config = await call(endpoints.publicConfig, {});
    expect(config).not.toHaveProperty('prices');
    expect(config).not.toHaveProperty('terms');
    await keep(value());
  });

  it.each([
    ['ads set', { slot: 'left', link: '/', title: 'x' }],
    ['ads set', { slot: 'top', link: 'javascript:alert(1)', title: 'x' }],
    ['ads set', { slot: 'top', link: '//evil.example', title: 'x' }],
    ['ads set', { slot: 'top', link: '/' }],
    ['qr set', { group: '1' }],
    ['settings set', { name: 'stores', value: 'many' }],
    ['terms set', { name: 'offers', own_proxies: 'perhaps' }],
    ['terms set', { name: 'offers', reward_days: '0' }],
    ['terms set', { name: 'offers', coupon_pays: '套餐' }],
    ['terms set', { name: 'offers', coupon_pays: '套餐', coupon_pays_en: '套餐' }],
    ['terms set', { name: 'offers', commission_from: '20', commission_to: '10' }],
    ['terms set', { name: 'offers', weeks_to: '4' }],
    ['terms set', { name: 'other', own_proxies: 'yes' }],
    ['campaigns dates', { slug: 'x', start: '2026-12-01', end: '2026-12-02', title: 'x' }],
    [
      'campaigns dates',
      { slug: 'x', start: '2026-12-02T00:00:00Z', end: '2026-12-01T00:00:00Z', title: 'x' },
    ],
    ['promoters set', { id: 'x', base: '-1', more: '1' }],
  ])('%s refuses %j', async (name, input) => {
    await expect(perform(name, input)).rejects.toMatchObject({ status: 422 });
  });
}
