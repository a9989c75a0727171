import type { Versions } from '@/lib/content-changes/versions';
import { FakeRedis } from '@/lib/testing/fake-redis';
import { marked, oldHeader, type KeptPage, type PageValue } from './kept-page';
import { createKeptPages } from './kept-pages';
import { createRenewals } from './renewals';
import { createSharedEntries } from './shared-entries';

const shared = globalThis as typeof globalThis & { __contentVersions?: Versions };
const key = '/route-cache/APP_PAGE/abc/$/zh-CN/download';
const path = '/zh-CN/download';
const cacheControl = { revalidate: 3_600 };

/** A page as Next renders it for an address. */
function rendered(text: string, address = 'download'): PageValue {
  const data = `0:{"c":["","zh-CN","${address}"],"q":""}\n`;
  return {
    kind: 'APP_PAGE',
    html: `<p>${text}</p><script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`,
    rscData: Buffer.from(data),
    headers: { 'x-next-cache-tags': 'content,releases' },
    status: 200,
    postponed: undefined,
    segmentData: undefined,
  };
}

/** An instance: what its machine keeps, its line of renewals, and a Redis it may share. */
function instance(redis = new FakeRedis()) {
  let now = 1_000_000;
  const renewals = createRenewals({ breathMs: 0, now: () => now });
  const asked: string[] = [];
  renewals.serve((address) => {
    asked.push(address);
    renewals.isFor(path);
    return Promise.resolve();
  });
  const first = marked(rendered('first'), { made: now, versions: {} });
  let kept: KeptPage | null = { value: first, lastModified: now };
  const pages = createKeptPages({
    renewals,
    shared: createSharedEntries(redis.asClient(), 'build'),
    lives: { [path]: 3_600 },
    policy: (html) => `policy of ${html.length}`,
    now: () => now,
  });
  const local = {
    get: () => Promise.resolve(kept),
    set: (value: PageValue, control: KeptPage['cacheControl']) => {
      kept = { value, lastModified: now, ...(control && { cacheControl: control }) };
      return Promise.resolve();
    },
  };
  return {
    renewals,
    asked,
    later: (ms: number) => void (now += ms),
    nothingKept: () => void (kept = null),
    builtOnly: () => void (kept = { value: rendered('of the build'), lastModified: now }),
    kept: () => kept,
    get: () => pages.get(key, local),
    set: (value: PageValue) => pages.set(key, value, cacheControl, local),
  };
}

const textOf = (answer: { value: PageValue } | null) =>
  /<p>(.*?)<\/p>/.exec(answer?.value.html ?? '')?.[1];
const isOld = (answer: { value: PageValue } | null) => answer?.value.headers?.[oldHeader] === 'old';

beforeEach(() => {
  shared.__contentVersions = {};
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  delete shared.__contentVersions;
  jest.restoreAllMocks();
});

it('gives a young page away as fresh, and lets shared caches keep it for a minute', async () => {
  const { get, asked } = instance();
  const answer = await get();
  expect([textOf(answer), isOld(answer), asked]).toEqual(['first', false, []]);
  expect(answer?.cacheControl).toEqual({ revalidate: 60, expire: 300 });
});

it('gives an old page away at once and has it made anew at its public address', async () => {
  const { get, asked, later } = instance();
  later(3_600_001);
  const answer = await get();
  expect([textOf(answer), isOld(answer), asked]).toEqual(['first', true, ['/download']]);
});

it('gives a page of the build away at once, and has it made anew: the build saw no database', async () => {
  const { get, asked, builtOnly } = instance();
  builtOnly();
  const answer = await get();
  expect([textOf(answer), isOld(answer), asked]).toEqual(['of the build', true, ['/download']]);
});

it('keeps a new page without its address and without a mark anybody sees', async () => {
  const { get, set, kept } = instance();
  await set(rendered('new', 'download?promoter=SECRET'));
  expect(JSON.stringify(kept())).not.toContain('SECRET');
  const answer = await get();
  expect(textOf(answer)).toBe('new');
  expect(Object.keys(answer?.value.headers ?? {})).toEqual([
    'x-next-cache-tags',
    'content-security-policy',
  ]);
});

it('keeps the previous page when it does not understand the new one', async () => {
  const { get, set } = instance();
  await set({ ...rendered('new'), rscData: Buffer.from('another format') });
  expect(textOf(await get())).toBe('first');
});

it('keeps the previous page when a rendering failed, with its age', async () => {
  const { get, set, later } = instance();
  later(3_600_001);
  const given = await get();
  // Next hands back what it was given: known again, and no page that is not understood.
  await set(given!.value);
  expect(console.error).not.toHaveBeenCalled();
  const answer = await get();
  expect([textOf(answer), isOld(answer)]).toEqual(['first', true]);
});

it('takes a page for outdated once its content changed, and for no other change', async () => {
  const { get, asked } = instance();
  shared.__contentVersions = { news: 5 };
  expect(isOld(await get())).toBe(false);
  shared.__contentVersions = { news: 5, releases: 5 };
  expect(isOld(await get())).toBe(true);
  expect(asked).toEqual(['/download']);
});

it('takes a page that was begun before a change for outdated, though it was kept after it', async () => {
  const { get, set, nothingKept } = instance();
  nothingKept();
  expect(await get()).toBeNull();
  shared.__contentVersions = { releases: 5 };
  await set(rendered('begun before'));
  expect(isOld(await get())).toBe(true);
  await set(rendered('begun after'));
  const answer = await get();
  expect([textOf(answer), isOld(answer)]).toEqual(['begun after', false]);
});

it('takes what another instance made, and makes nothing itself', async () => {
  const redis = new FakeRedis();
  const [here, there] = [instance(redis), instance(redis)];
  shared.__contentVersions = { releases: 5 };
  await here.set(rendered('new'));
  await redis.written();
  const answer = await there.get();
  expect([textOf(answer), isOld(answer), there.asked]).toEqual(['new', false, []]);
  expect(there.kept()?.value.html).toContain('new');
});

it('takes nothing from others that is outdated, old or no page', async () => {
  const redis = new FakeRedis();
  const [here, there] = [instance(redis), instance(redis)];
  await here.set(rendered('new'));
  await redis.written();
  shared.__contentVersions = { releases: 5 };
  expect(textOf(await there.get())).toBe('first');
  for (const entry of redis.entries.values()) entry.bytes = Buffer.from('nonsense');
  expect(textOf(await there.get())).toBe('first');
});

it('goes on with what it keeps while Redis is away', async () => {
  const redis = new FakeRedis();
  const { get, set, later } = instance(redis);
  redis.away = true;
  await set(rendered('new'));
  expect(textOf(await get())).toBe('new');
  later(3_600_001);
  expect(isOld(await get())).toBe(true);
});

describe('pages of the store', () => {
  const at = (page: string) => `/route-cache/APP_PAGE/abc/$/zh-CN/${page}`;
  const answered = async (page: string, status: number) => {
    let kept: PageValue | null = null;
    const pages = createKeptPages({
      renewals: createRenewals(),
      shared: createSharedEntries(new FakeRedis().asClient(), 'build'),
      lives: { '/zh-CN/news': 60, '/zh-CN/download': 60 },
      policy: undefined,
      now: () => 1_000_000,
    });
    const local = {
      get: () => Promise.resolve(kept && { value: kept }),
      set: (value: PageValue) => {
        kept = value;
        return Promise.resolve();
      },
    };
    await pages.set(at(page), { ...rendered('page', page), status }, undefined, local);
    return { kept: kept as PageValue | null, get: () => pages.get(at(page), local) };
  };

  it('are kept when they are there, and not the answer that one is not', async () => {
    expect((await answered('news/added', 200)).kept).not.toBeNull();
    expect((await answered('news/added', 404)).kept).toBeNull();
    expect((await answered('activity/added', 404)).kept).toBeNull();
    expect((await answered('news/B_1', 404)).kept).toBeNull();
    expect((await answered('download', 404)).kept).not.toBeNull();
  });

  it('live as long as the list above them where nothing else is known', async () => {
    const page = await (await answered('news/added', 200)).get();
    expect(page?.cacheControl).toEqual({ revalidate: 60, expire: 300 });
  });
});
