import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withIndexNowKey } from './indexnow-key';

const key = 'a1B2-c3D4';

async function ask(given: string | undefined, path: string, method = 'GET') {
  const handle = withIndexNowKey(given, (_, response) => {
    response.writeHead(418).end('next');
    return Promise.resolve();
  });
  const server = createServer((request, response) => void handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  const body = await answer.text();
  server.closeAllConnections();
  server.close();
  return { status: answer.status, type: answer.headers.get('content-type'), body };
}

it.each([`/${key}.txt`, `/${key}.txt?x=1`])('%s is the key', async (path) =>
  expect(await ask(key, path)).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
    body: key,
  }),
);

it('has a head without a body', async () =>
  expect(await ask(key, `/${key}.txt`, 'HEAD')).toMatchObject({ status: 200, body: '' }));

it.each([
  [key, `/${key}`],
  [key, `/${key.toLowerCase()}.txt`],
  [key, `/en/${key}.txt`],
  [key, '/other-key.txt'],
  [undefined, `/${key}.txt`],
  [undefined, '/undefined.txt'],
])('with the key %s, %s goes on', async (given, path) =>
  expect((await ask(given, path)).status).toBe(418),
);
