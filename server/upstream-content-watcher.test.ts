import { folderWith } from './app.test-support';
import {
  readBuiltUpstreamContentVersion,
  createUpstreamContentWatcher,
} from './upstream-content-watcher';
import type { RenderRequest } from './next-app';

jest.mock('@/lib/promoter-figures/site-collector', () => ({}));
beforeEach(() => {
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface FakeResponse {
  readonly version: Record<string, string>;
  readonly isComplete?: boolean;
  readonly changed: readonly string[];
  /** Content that changed at an earlier check, and is readable now. */
  readonly changedBefore?: readonly string[];
  readonly published?: readonly string[];
}

/** @param responses what the handler responds with, one after the other; null for a failure */
function createTestWatcher(
  responses: (FakeResponse | null)[],
  initialVersion: Record<string, string> = {},
) {
  const requests: unknown[] = [];
  const onOutdated = jest.fn();
  const render = ({ url, method, payload }: RenderRequest) => {
    expect([method, url]).toEqual(['POST', '/api/revalidate']);
    requests.push(JSON.parse(payload ?? ''));
    const response = responses.shift();
    const revalidated = [...(response?.changed ?? []), ...(response?.changedBefore ?? [])];
    const body = Buffer.from(
      JSON.stringify({ published: [], isComplete: true, revalidated, ...response }),
    );
    return Promise.resolve({ status: response ? 200 : 500, headers: {}, body });
  };
  const content = createUpstreamContentWatcher({
    render,
    initialVersion,
    intervalSeconds: 60,
    onOutdated,
  });
  return { content, requests, onOutdated };
}

it('compares the content with that of the build before the first page is served', async () => {
  const { content, requests, onOutdated } = createTestWatcher(
    [{ version: { ads: '2' }, changed: ['ads'] }],
    {
      ads: '1',
    },
  );
  await content.checkContent();
  expect(requests).toEqual([{ known: { ads: '1' }, again: [] }]);
  expect(onOutdated).toHaveBeenCalledTimes(1);
});

it('revalidates changed content once more at the next check, because it may have been loading meanwhile', async () => {
  const unchanged = { version: { ads: '2' }, changed: [] };
  const { content, requests, onOutdated } = createTestWatcher(
    [
      { version: { ads: '2' }, changed: ['ads'] },
      unchanged,
      { ...unchanged, changedBefore: ['ads'] },
      unchanged,
    ],
    { ads: '1' },
  );
  for (let n = 0; n < 4; n += 1) await content.checkContent();
  expect(requests.slice(1)).toEqual([
    { known: { ads: '2' }, again: ['ads'] },
    // The content could not be read at the second check. Pages are kept until it can be read.
    { known: { ads: '2' }, again: ['ads'] },
    { known: { ads: '2' }, again: [] },
  ]);
  expect(onOutdated).toHaveBeenCalledTimes(2);
});

it('treats unreadable content as unknown, and changes nothing while nothing can be read', async () => {
  const { content, requests, onOutdated } = createTestWatcher(
    [{ version: {}, changed: [], published: ['/news/a'] }, null, { version: {}, changed: [] }],
    { ads: '1' },
  );
  await content.checkContent();
  await content.checkContent();
  expect(content.isPublishedByStaff('/news/a')).toBe(true);
  await content.checkContent();
  expect(requests[1]).toEqual({ known: {}, again: [] });
  expect(content.isPublishedByStaff('/news/a')).toBe(false);
  // A page that was published or taken down also changes the lists that name it.
  expect(onOutdated).toHaveBeenCalledTimes(2);
});

it('checks periodically, sooner while something could not be read', async () => {
  jest.useFakeTimers();
  const complete = { version: { ads: '1' }, changed: [] };
  const incomplete = { version: {}, changed: [], isComplete: false };
  const { content, requests } = createTestWatcher(
    [complete, incomplete, null, complete, complete],
    {
      ads: '1',
    },
  );
  await content.checkContent();
  content.checkPeriodically();
  await jest.advanceTimersByTimeAsync(59_000);
  expect(requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
  for (const times of [3, 4]) {
    await jest.advanceTimersByTimeAsync(30_000);
    expect(requests).toHaveLength(times);
  }
  await jest.advanceTimersByTimeAsync(59_000);
  expect(requests).toHaveLength(4);
});

it.each([
  ['a fresh build', { builtAt: 1_000, version: { ads: '1' } }, { ads: '1' }],
  ['one older than a page may be', { builtAt: -70_000, version: { ads: '1' } }, {}],
  ['one of an earlier release', { id: 'x' }, {}],
])('knows the content of a build: %s', (_, build, version) => {
  const dist = folderWith({ 'run/build.json': JSON.stringify(build) });
  expect(readBuiltUpstreamContentVersion(dist, 60, 1_000)).toEqual(version);
});
