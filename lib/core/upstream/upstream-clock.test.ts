import { setUpFakeUpstream } from '@/lib/testing/fake-upstream';
import { respondJson } from '@/lib/testing/fake-upstream-server';

const { on, loadFreshModules, getRequestCount } = setUpFakeUpstream();

describe('server time (D4)', () => {
  const now = Date.UTC(2026, 10, 1);
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
  afterEach(() => jest.restoreAllMocks());

  it('is the upstream’s, requested once a minute', async () => {
    const ahead = now + 3_600_000;
    on('/server-time', respondJson({ timestamp: ahead }));
    const { getUpstreamTime } = await loadFreshModules(() => import('./upstream-clock'));
    expect(await getUpstreamTime()).toBe(ahead);
    await getUpstreamTime();
    expect(getRequestCount()).toBe(1);
  });

  it.each([{ timestamp: 1 }, { timestamp: 'soon' }, {}])(
    'is the local clock after %j',
    async (body) => {
      on('/server-time', respondJson(body));
      const { getUpstreamTime } = await loadFreshModules(() => import('./upstream-clock'));
      expect(await getUpstreamTime()).toBe(now);
    },
  );
});
