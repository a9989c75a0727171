import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Versions } from '@/lib/content-changes/versions';
import { storedPageHeader } from '@/lib/routes';
import { createRenewals } from '../page-store/renewals';
import { withNewContent } from './new-content';
import { keptPathOf } from './static-page';

const shared = globalThis as typeof globalThis & { __contentVersions?: Versions };
afterEach(() => delete shared.__contentVersions);

it.each([
  ['GET', '/', '/zh-CN'],
  ['GET', '/download?utm_source=x', '/zh-CN/download'],
  ['HEAD', '/en/download', '/en-US/download'],
  ['GET', '/en', '/en-US'],
  ['POST', '/download', null],
  ['GET', '/oauth', null],
  ['GET', '/nowhere', null],
  ['GET', '/api/health', null],
  ['GET', '/zh-CN/download', null],
  ['GET', '/news/not-found-in-the-store', null],
])('%s %s is for %p', (method, url, path) =>
  expect(keptPathOf({ method, url, headers: {} })).toBe(path),
);

it('knows a page of the store by the mark of the server in front', () => {
  const headers = { [storedPageHeader]: '1' };
  const kept = (url: string) => keptPathOf({ method: 'GET', url, headers });
  expect([kept('/en/news/added'), kept('/news/a_b'), kept('/cases/added')]).toEqual([
    '/en-US/news/added',
    null,
    null,
  ]);
});

/** A site whose pages are made when it is told to, with one visitor at `/download`. */
function site(longestMs?: number) {
  // A page that is not made frees nobody by itself.
  const line = createRenewals({ breathMs: 0, longestMs: 3_600_000 });
  const heard: string[] = [];
  const handle = withNewContent(
    (request, response) => {
      // The site's own request comes without a visitor's headers.
      const own = line.isFor('/zh-CN/download');
      heard.push(`${own ? 'own' : 'visitor'} ${request.url}`);
      response.end('page');
      return Promise.resolve();
    },
    line,
    longestMs,
  );
  const visit = () => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: 'GET',
      url: '/download',
    });
    return handle(request, new ServerResponse(request));
  };
  return { line, heard, visit };
}

const settled = () => new Promise(setImmediate);

it('lets a visitor of a page that was not changed pass', async () => {
  const { line, heard, visit } = site();
  shared.__contentVersions = { news: 2, releases: 1 };
  line.note('/zh-CN/download', { releases: 1 }, ['releases']);
  await visit();
  expect(heard).toEqual(['visitor /download']);
});

it('has a visitor of a changed page wait until it was made anew', async () => {
  const { line, heard, visit } = site();
  shared.__contentVersions = { releases: 2 };
  line.note('/zh-CN/download', { releases: 1 }, ['releases']);
  const answered = visit();
  await settled();
  expect(heard).toEqual(['own /download']);
  line.finished('/zh-CN/download', true);
  await answered;
  expect(heard).toEqual(['own /download', 'visitor /download']);
});

it('lets nobody wait longer than a moment', async () => {
  const { heard, visit } = site(1);
  shared.__contentVersions = { releases: 2 };
  await visit();
  expect(heard).toEqual(['own /download', 'visitor /download']);
});

it('lets everybody pass where a page could not be made', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { line, heard, visit } = site();
  shared.__contentVersions = { releases: 2 };
  const first = visit();
  await settled();
  line.finished('/zh-CN/download', false);
  await first;
  await visit();
  expect(heard).toEqual(['own /download', 'visitor /download', 'visitor /download']);
});
