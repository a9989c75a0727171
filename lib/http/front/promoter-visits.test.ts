/** A page reached by a promoter's link is answered from what is kept, as the middleware would have answered it. */
import { NextRequest } from 'next/server';
import { linkQueries } from '@/lib/attribution/link-cases';
import middleware from '@/middleware';
import { remembering } from './attribution-headers';
import { chrome, page, Site } from './page-cache-support';

const pageControl = 's-maxage=60, stale-while-revalidate=240';

let site: Site;
beforeAll(async () => {
  // Cookies say when they end: both answers at the same moment.
  jest.useFakeTimers({
    now: 1_790_000_000_000,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  site = await new Site(page).start();
});
afterAll(async () => {
  await site.stop();
  jest.useRealTimers();
});

it('has as many cases as there are ways to write a link', () =>
  expect(linkQueries.length).toBeGreaterThan(167));

it.each(linkQueries.map((query) => [query.slice(0, 80), query]))('download: ?%s', (_, query) => {
  const [search = ''] = query.split('#');
  const wanted = middleware(new NextRequest(`http://localhost:3000/download?${search}`));
  const given = remembering(
    new Response(null, { headers: { 'Cache-Control': 'no-store' } }),
    new URL(`http://localhost:3000/api/download/windows?${search}`).searchParams,
  );
  expect({
    cookies: given.headers.getSetCookie(),
    control: given.headers.get('cache-control'),
  }).toEqual({
    cookies: wanted.headers.getSetCookie(),
    control: wanted.headers.get('cache-control') ?? 'no-store',
  });
});

it.each(linkQueries.map((query) => [query.slice(0, 80), query]))('page: ?%s', async (_, query) => {
  const target = `/download?${query.split('#')[0]}`;
  const wanted = middleware(
    new NextRequest(`http://localhost:3000${target}`, { headers: { 'user-agent': chrome } }),
  );
  const given = await site.ask(target);
  expect({
    status: given.status,
    cookies: given.headers['set-cookie'] ?? [],
    control: given.headers['cache-control'],
  }).toEqual({
    status: wanted.status,
    cookies: wanted.headers.getSetCookie(),
    control: wanted.headers.get('cache-control') ?? pageControl,
  });
});
