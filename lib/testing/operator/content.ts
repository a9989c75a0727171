/** What an operator switches on pages. */
import { endpoints } from '@/lib/wire/endpoints';
import { accountSteps } from '../account-steps';
import type { Subject } from '../subject';
import { operatorSteps } from './steps';

/** Registers the suite. */
export function operatorContentContract(subject: () => Subject): void {
  const { call } = accountSteps(subject);
  const { done } = operatorSteps(subject);

  it('changes what pages show, and says which of them follow', async () => {
    const ad = { slot: 'top', link: '/register', title: '新活动', 'title-en': 'New' };
    const before = await call(endpoints.adTop, {});
    expect((await done('ads set', ad)).changed).toEqual(['public-config']);
    expect(await call(endpoints.adTop, {})).toMatchObject({ title: '新活动', title_en: 'New' });
    await done('ads clear', { slot: 'top' });
    expect(await call(endpoints.adTop, {})).toMatchObject({ title: null });
    await done('mourning on', {});
    await done('count set', { count: '700' });
    const config = { store: { count: '700' }, is_public_mourning: true };
    expect(await call(endpoints.publicConfig, {})).toEqual(config);
    await done('mourning off', {});
    await done('count set', { count: '600' });
    await done('qr set', { group: '1', footer: 'https://img.example/a.png', name: '客服' });
    expect(await call(endpoints.qrLiveCode, { group_id: 1 })).toMatchObject({ name: '客服' });
    await done('qr clear', { group: '1' });
    const dates = { start: '2026-12-01T00:00:00+08:00', end: '2026-12-31T00:00:00+08:00' };
    const { changed } = await done('campaign dates', { id: 'winter', ...dates, title: '冬季' });
    expect(changed).toContain('promotions');
    const asked = await call(endpoints.activityInfo, { activity_id: 'winter' });
    expect(asked).toMatchObject({ start_at: dates.start, end_at: dates.end, title: '冬季' });
    await expect(done('campaign dates', { id: 'unknown', ...dates })).rejects.toThrow('--title');
    const link = before.link ?? '/';
    await done('ads set', { slot: 'top', link, title: before.title, 'title-en': before.title_en });
  });

  it.each([
    ['ads set', { slot: 'left', link: '/', title: 'x' }],
    ['ads set', { slot: 'top', link: 'javascript:alert(1)', title: 'x' }],
    ['ads set', { slot: 'top', link: '//evil.example', title: 'x' }],
    ['ads set', { slot: 'top', link: '/' }],
    ['qr set', { group: '1' }],
    ['count set', { count: 'many' }],
    ['campaign dates', { id: 'x', start: '2026-12-01', end: '2026-12-02' }],
    ['campaign dates', { id: 'x', start: '2026-12-02T00:00:00Z', end: '2026-12-01T00:00:00Z' }],
    ['promoters set', { id: 'x', base: '-1', more: '1' }],
  ])('%s refuses %j', async (name, input) => {
    await expect(done(name, input)).rejects.toThrow('Input not usable');
  });
}
