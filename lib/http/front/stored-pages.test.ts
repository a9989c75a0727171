import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Versions } from '@/lib/content-changes/versions';
import { asStoredPath, storedPageHeader, type StoredPath } from '@/lib/routes';
import { createStoredList, withStoredPages } from './stored-pages';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const path = asStoredPath('/news/added') as StoredPath;
const none = { news: [], activity: [] };

/** A list over a store that is said to hold something, or to fail. */
function list(first: () => Promise<{ news: string[]; activity: string[] }>) {
  const world = { now: 0, known: {} as Versions, answer: first };
  const load = jest.fn(() => world.answer());
  const last = jest.fn(() => Promise.resolve({ news: ['added'], activity: [] }));
  const holds = createStoredList({ load, last, now: () => world.now, known: () => world.known });
  return { world, load, last, holds };
}

it('asks once for a crowd of addresses nobody has, and again after a change', async () => {
  const { world, load, holds } = list(() => Promise.resolve(none));
  const names = Array.from(
    { length: 500 },
    (_, n) => asStoredPath(`/news/made-up-${n}`) as StoredPath,
  );
  expect((await Promise.all(names.map(holds))).some(Boolean)).toBe(false);
  for (const name of names) await holds(name);
  expect(load).toHaveBeenCalledTimes(1);
  world.answer = () => Promise.resolve({ news: ['added'], activity: ['spring'] });
  world.known = { releases: 5 };
  expect(await holds(path)).toBe(false);
  world.known = { news: 5 };
  expect(await holds(path)).toBe(true);
  expect(await holds(asStoredPath('/activity/spring') as StoredPath)).toBe(true);
  expect(await holds(asStoredPath('/activity/added') as StoredPath)).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
  // What nobody announced.
  world.answer = () => Promise.resolve(none);
  world.now = 60_000;
  expect(await holds(path)).toBe(false);
});

it('keeps to what was there while the store fails, and lets it rest', async () => {
  const { world, load, last, holds } = list(() =>
    Promise.resolve({ news: ['added'], activity: [] }),
  );
  expect(await holds(path)).toBe(true);
  world.answer = () => Promise.reject(new Error('down'));
  world.now = 60_000;
  for (let n = 0; n < 20; n += 1) expect(await holds(path)).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
  expect(last).not.toHaveBeenCalled();
  world.answer = () => Promise.resolve(none);
  world.now = 65_000;
  expect(await holds(path)).toBe(false);
});

it('knows from before a restart what a store holds that cannot be read', async () => {
  const { holds } = list(() => Promise.reject(new Error('down')));
  expect(await holds(path)).toBe(true);
});

describe('the mark', () => {
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    let mark: unknown = 'not called';
    const asked: string[] = [];
    const handle = withStoredPages(
      (request) => {
        mark = request.headers[storedPageHeader];
        return Promise.resolve();
      },
      (one) => {
        asked.push(one);
        return Promise.resolve(one === path);
      },
    );
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: 'GET',
      url,
      headers,
    });
    await handle(request, new ServerResponse(request));
    return { mark, asked };
  };

  it.each(['/news/added', '/en/news/added', '/news/added?utm_source=x'])(
    '%s gets it',
    async (url) => expect(await ask(url)).toEqual({ mark: '1', asked: [path] }),
  );

  it.each([
    ['/og/news/A1', '/no-such-page'],
    ['/qr/activity/B_1?x=1', '/no-such-page'],
    ['/_next/news/added', '/no-such-page'],
    ['/api/news', '/no-such-page'],
    ['/og/zh-CN/news/x.png', '/og/zh-CN/news/x.png'],
    ['/api/newsletter/x', '/api/newsletter/x'],
    ['/files/v5/news', '/files/v5/news'],
    ['/news/og/news/x', '/news/og/news/x'],
  ])('%s beside the languages goes on as %s', async (url, expected) => {
    let seen: string | undefined;
    const handle = withStoredPages(
      (request) => {
        seen = request.url;
        return Promise.resolve();
      },
      () => Promise.resolve(true),
    );
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
    await handle(request, new ServerResponse(request));
    expect(seen).toBe(expected);
  });

  it.each([
    '/news/other',
    '/news/fingerprint-basics',
    '/news',
    '/news/added/more',
    '/news/Added',
    '/news/a%2Fb',
    `/news/${'a'.repeat(61)}`,
    '/cases/added',
    '/zh-CN/news/added',
    '/fr/news/added',
    '/',
  ])("%s gets none, and a visitor's own is taken off", async (url) =>
    expect((await ask(url, { [storedPageHeader]: '1' })).mark).toBeUndefined(),
  );
});
