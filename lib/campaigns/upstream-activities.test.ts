import { setUpFakeUpstream } from '@/lib/testing/fake-upstream';
import { respondJson } from '@/lib/testing/fake-upstream-server';

const { on, loadFreshModules } = setUpFakeUpstream();

const record = {
  activity_id: 'gift',
  title: '新用户礼',
  start_at: '2025-01-01T00:00:00+08:00',
  end_at: 1_924_963_199_000,
  offers: [{ kind: 'coupon', value: 38, title: '38 元无门槛券' }],
};

it('are read with their period and offers', async () => {
  on('/activity/info', respondJson({ ret: 0, msg: '', data: record }));
  const { getActivity } = await loadFreshModules(() => import('./upstream-activities'));
  expect(await getActivity('gift')).toEqual({
    id: 'gift',
    title: '新用户礼',
    start: new Date('2024-12-31T16:00:00Z'),
    end: new Date(1_924_963_199_000),
    offers: [{ kind: 'coupon', value: 38, threshold: 0, title: '38 元无门槛券' }],
  });
});

it('are dropped when their period is invalid', async () => {
  on('/activity/info', respondJson({ ret: 0, msg: '', data: { ...record, end_at: 'later' } }));
  const { getActivity } = await loadFreshModules(() => import('./upstream-activities'));
  expect(await getActivity('gift')).toBeNull();
});
