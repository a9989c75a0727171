import { createServer } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Handler } from '../error-page';
import { sent } from '../test-answer';
import { askSite, collect } from './collect';

/** What `collect` gives for a handler, and what left meanwhile. */
async function collected(handle: Handler) {
  let body: Buffer | null = null;
  let before = { status: 0, left: true };
  const text = await sent((request, response) => {
    void collect(handle, request, response).then((whole) => {
      body = whole;
      before = { status: response.statusCode, left: response.headersSent };
      response.end('sent instead');
    });
  });
  return { body: String(body), ...before, text };
}

it.each<[string, Handler, string, number]>([
  ['in one piece', (_, response) => Promise.resolve(void response.end('whole')), 'whole', 200],
  [
    'in pieces, texts and bytes',
    (_, response) => {
      response.write('店');
      response.write(Buffer.from([0xe9, 0x93]));
      response.end(Buffer.from([0xba]));
      return Promise.resolve();
    },
    '店铺',
    200,
  ],
  [
    'with a head that is written before',
    (_, response) => {
      response.writeHead(404, { 'X-Of': 'handler' });
      response.flushHeaders();
      response.end('gone');
      return Promise.resolve();
    },
    'gone',
    404,
  ],
  ['without a body', (_, response) => Promise.resolve(void response.writeHead(308).end()), '', 308],
  [
    'after the handler’s promise',
    (_, response) => Promise.resolve(void setImmediate(() => response.end('late'))),
    'late',
    200,
  ],
])('takes an answer that is made %s', async (_, handle, body, status) => {
  const found = await collected(handle);
  expect([found.body, found.status, found.left]).toEqual([body, status, false]);
  expect(found.text).toContain('sent instead');
  if (body) expect(found.text).not.toContain(body);
});

it('hands a failure on, and the answer back', async () => {
  const text = await sent((request, response) => {
    collect(() => Promise.reject(new Error('boom')), request, response).catch((error: Error) =>
      response.end(`an apology for ${error.message}`),
    );
  });
  expect(text).toContain('an apology for boom');
});

it('gives nothing for a visitor who has left', async () => {
  const result = new Promise<Buffer | null>((resolve, reject) => {
    const server = createServer((request, response) => {
      const never: Handler = () => new Promise(() => undefined);
      collect(never, request, response).then(resolve, reject);
      request.socket.destroy();
      server.close();
    }).listen(0, '127.0.0.1', () => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      void once(socket, 'close');
    });
  });
  expect(await result).toBeNull();
});

it('asks for the site’s own sake with nothing of a visitor, and sends it nobody', async () => {
  const asked: unknown[] = [];
  const { response, body } = await askSite((request, answer) => {
    asked.push([request.method, request.url, { ...request.headers }]);
    answer.setHeader('ETag', '"1"');
    answer.end('page');
    return Promise.resolve();
  }, '/en/download');
  expect(asked).toEqual([['GET', '/en/download', { host: 'localhost', 'x-stored-page': '1' }]]);
  expect([String(body), response.statusCode, response.getHeader('etag')]).toEqual([
    'page',
    200,
    '"1"',
  ]);
});
