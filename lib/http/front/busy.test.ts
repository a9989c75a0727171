import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientAddressHeader } from '../client-address';
import { withTurns } from './busy';
import type { Handler } from './error-page';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

async function serve(
  handler: Handler,
): Promise<(path: string, address?: string) => Promise<Response>> {
  const wrapped = withTurns(handler);
  server = createServer((request, response) => void wrapped(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (path, address = 'one') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { [clientAddressHeader]: address } });
}

it('renders a few pages at a time, keeps a crowd waiting, and refuses who comes on top', async () => {
  let [inWork, most] = [0, 0];
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const ask = await serve(async (request, response) => {
    if (request.url?.startsWith('/crowd')) {
      inWork += 1;
      most = Math.max(most, inWork);
      await opened;
      inWork -= 1;
    }
    response.end('page');
  });
  // A crowd of three, so that each has its share.
  const crowd = Array.from({ length: 16 + 512 + 20 }, (_, n) => ask('/crowd', `visitor ${n % 3}`));
  const refused: Response[] = [];
  for (const one of crowd)
    void one.then((response) => {
      if (response.status === 503) refused.push(response);
    });
  const first = await Promise.any(crowd);
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '12']);
  expect(await first.text()).toContain('<html lang="zh-CN">');
  const english = await (await ask('/en/x?y', 'visitor 0')).text();
  expect(english).toContain('<html lang="en-US">');
  expect(english).not.toMatch(/\p{Script=Han}/u);
  // What is not rendered is answered all the while.
  for (const path of ['/api/health', '/files/x', '/_next/static/x.js', '/api/log'])
    expect((await ask(path)).status).toBe(200);
  // Whoever of the crowd is still on the way has to find it full as well.
  while (refused.length < 20) await new Promise((resolve) => setImmediate(resolve));
  open();
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(20);
  expect(most).toBe(16);
});

it('gives a place back when its visitor leaves', async () => {
  let begun = 0;
  const ask = await serve((request, response) => {
    begun += 1;
    if (request.url === '/') response.end();
    // The others are never answered.
    return new Promise(() => undefined);
  });
  const leaving = new AbortController();
  const { port } = server.address() as AddressInfo;
  const left = Array.from({ length: 12 }, () =>
    fetch(`http://127.0.0.1:${port}/hang`, { signal: leaving.signal }).catch(() => null),
  );
  while (begun < 12) await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  await Promise.all(left);
  expect((await ask('/')).status).toBe(200);
});

it('leaves places to others while one address takes all it can', async () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const ask = await serve(async (request, response) => {
    if (request.url === '/greedy') await opened;
    response.end('page');
  });
  const greedy = Array.from({ length: 12 + 256 + 20 }, () => ask('/greedy', 'greedy'));
  expect((await Promise.any(greedy)).status).toBe(503);
  expect((await ask('/', 'somebody else')).status).toBe(200);
  open();
  const statuses = (await Promise.all(greedy)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(20);
});
