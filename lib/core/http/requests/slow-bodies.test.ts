/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { enforceBodyDeadline } from './slow-bodies';

const server = createServer((request, response) => {
  enforceBodyDeadline(request, response, 100);
  if (request.url === '/unread') return void response.end('not read');
  request.resume().once('end', () => response.end('read'));
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** The status line of the response to a connection that sends only this text. */
async function statusLineFor(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return first.toString().split('\r\n')[0] ?? '';
}

it('ends a request whose body does not arrive, and no other', async () => {
  const head = 'POST /account HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n';
  expect(await statusLineFor(head)).toBe('HTTP/1.1 408 Request Timeout');
  expect(await statusLineFor(`${head}a`)).toBe('HTTP/1.1 408 Request Timeout');
  expect(await statusLineFor(`${head}0123456789`)).toBe('HTTP/1.1 200 OK');
});

it('also closes the connection of an unread body', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\na');
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/^HTTP\/1\.1 200 /);
  await once(socket, 'close');
});
