import { setUpFakeUpstream } from '@/lib/testing/fake-upstream';
import { startTestBackend } from '@/lib/testing/embedded-backend';
import { jsonBehavior } from '@/lib/testing/upstream-server';

const { on, loadFreshModules, hits } = setUpFakeUpstream();

describe('server time (D4)', () => {
  const now = Date.UTC(2026, 10, 1);
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
  afterEach(() => jest.restoreAllMocks());

  it('is the upstream’s, requested once a minute', async () => {
    const ahead = now + 3_600_000;
    on('/server-time', jsonBehavior({ timestamp: ahead }));
    const { getServerTime } = await loadFreshModules(() => import('./server-time'));
    expect(await getServerTime()).toBe(ahead);
    await getServerTime();
    expect(hits()).toBe(1);
  });

  it.each([{ timestamp: 1 }, { timestamp: 'soon' }, {}])(
    'is the local clock after %j',
    async (body) => {
      on('/server-time', jsonBehavior(body));
      const { getServerTime } = await loadFreshModules(() => import('./server-time'));
      expect(await getServerTime()).toBe(now);
    },
  );
});

describe('readiness', () => {
  const ready = async () =>
    (
      await loadFreshModules(() => import('@/lib/monitoring/readiness/dependencies'))
    ).checkDependencies();

  it('names the failed dependency', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await ready()).toEqual({ database: 'unused', upstream: 'failed', disk: 'ok' });
    on('/server-time', jsonBehavior({ timestamp: Date.now() }));
    expect(await ready()).toEqual({ database: 'unused', upstream: 'ok', disk: 'ok' });
  });

  it('checks the embedded database when no upstream is configured', async () => {
    delete process.env.UPSTREAM_HOST;
    // Creating a database takes its time on a busy machine; deadlines are tested elsewhere.
    const timeoutSpy = jest.spyOn(AbortSignal, 'timeout');
    timeoutSpy.mockImplementation(() => new AbortController().signal);
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const backend = await startTestBackend();
    expect(await ready()).toEqual({ database: 'ok', upstream: 'ok', disk: 'ok' });
    await backend.close();
    timeoutSpy.mockRestore();
  });
});

describe('activities', () => {
  const record = {
    activity_id: 'gift',
    title: '新用户礼',
    start_at: '2025-01-01T00:00:00+08:00',
    end_at: 1_924_963_199_000,
    offers: [{ kind: 'coupon', value: 38, title: '38 元无门槛券' }],
  };

  it('are read with their period and offers', async () => {
    on('/activity/info', jsonBehavior({ ret: 0, msg: '', data: record }));
    const { getActivity } = await loadFreshModules(() => import('./activities'));
    expect(await getActivity('gift')).toEqual({
      id: 'gift',
      title: '新用户礼',
      startAt: new Date('2024-12-31T16:00:00Z'),
      endAt: new Date(1_924_963_199_000),
      offers: [{ kind: 'coupon', value: 38, threshold: 0, title: '38 元无门槛券' }],
    });
  });

  it('are dropped when their period is invalid', async () => {
    on('/activity/info', jsonBehavior({ ret: 0, msg: '', data: { ...record, end_at: 'later' } }));
    const { getActivity } = await loadFreshModules(() => import('./activities'));
    expect(await getActivity('gift')).toBeNull();
  });
});
