/** Two visitors behind a cache that ignores cookies: the second sees nothing of the first (A6). */
import {
  request as httpRequest,
  createServer,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test, goToDownloads } from '../support/browser/test';

interface StoredResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Whether a shared cache may store a response (RFC 9111), by the response's own headers. */
function mayStore(headers: IncomingHttpHeaders): boolean {
  const control = String(headers['cache-control'] ?? '');
  return /s-maxage=[1-9]|public|max-age=[1-9]/.test(control) && !/no-store|private/.test(control);
}

/** A shared cache that stores too much: it keeps Set-Cookie and ignores the visitor's cookies. */
function startSharedCache(): Promise<{ server: Server; origin: string; hits: () => number }> {
  const stored = new Map<string, StoredResponse>();
  let hits = 0;
  const server = createServer((request, response) => {
    const key = `${request.method} ${request.url} ${String(request.headers.rsc ?? '')}${String(request.headers['next-router-prefetch'] ?? '')}${String(request.headers['next-router-segment-prefetch'] ?? '')}`;
    const cached = stored.get(key);
    const send = ({ status, headers, body }: StoredResponse) =>
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
    if (cached) {
      hits += 1;
      send(cached);
      return;
    }
    const headers = {
      ...request.headers,
      host: new URL(siteOrigin).host,
      'accept-encoding': 'identity',
    };
    httpRequest(`${siteOrigin}${request.url}`, { method: request.method, headers }, (upstream) => {
      const chunks: Buffer[] = [];
      upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
      upstream.on('end', () => {
        const rest = { ...upstream.headers };
        delete rest['transfer-encoding'];
        const response = {
          status: upstream.statusCode ?? 502,
          headers: rest,
          body: Buffer.concat(chunks),
        };
        if (request.method === 'GET' && mayStore(rest)) stored.set(key, response);
        send(response);
      });
    }).end();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        server,
        origin: `http://localhost:${(server.address() as AddressInfo).port}`,
        hits: () => hits,
      }),
    );
  });
}

test('two visitors behind one shared cache: nothing of the first reaches the second (A6)', async ({
  browser,
}) => {
  const cache = await startSharedCache();
  const openVisitor = () =>
    browser.newContext({ baseURL: cache.origin, userAgent: userAgents.windows });
  const [first, second] = [await openVisitor(), await openVisitor()];
  const [firstPage, secondPage] = [await first.newPage(), await second.newPage()];
  const secret = 'firstvisitor77';

  await firstPage.goto(`/?promoter=${secret}&callback=${secret}`);
  await waitForHydration(firstPage);
  await goToDownloads(firstPage);
  await expect(firstPage).toHaveURL(/promoter=firstvisitor77/);
  await firstPage.request.get(`/api/download/windows`, { maxRedirects: 0 });
  await firstPage.request.get('/api/promoter/discount');

  for (const path of ['/', `/?promoter=${secret}`.replace(secret, ''), '/download', '/en']) {
    const response = await secondPage.goto(path);
    expect(await response?.text(), path).not.toContain(secret);
    await waitForHydration(secondPage);
  }
  expect(await second.cookies()).toEqual([]);
  const plain = await secondPage.request.get('/api/download/windows', { maxRedirects: 0 });
  expect(plain.headers().location).not.toContain(secret);
  // The first visitor's exact URL gives the second visitor a new answer, not a stored answer.
  const laterResponse = await secondPage.request.get(`/?promoter=${secret}&callback=${secret}`);
  expect(laterResponse.headers()['cache-control']).toBe('private, no-store');
  expect(cache.hits(), 'pages without parameters do come from the cache').toBeGreaterThan(0);
  await Promise.all([first.close(), second.close()]);
  cache.server.close();
});
