import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { limitPipelining } from './node-server';

describe('pipelined requests on one connection', () => {
  let server: Server;
  let socket: Socket;
  afterEach(() => {
    socket.destroy();
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  async function open(listener: RequestListener): Promise<void> {
    server = createServer(limitPipelining(listener, 3)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
  }

  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const receiveUntil = (until: string) =>
    new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes(until)) resolve(text);
      });
    });

  it('are handled one after the other', async () => {
    const pendingResponses: string[] = [];
    let respond: () => void = () => undefined;
    await open((request, response) => {
      pendingResponses.push(request.url ?? '');
      respond = () => response.end(`body of ${request.url}`);
      if (request.url !== '/1') respond();
    });
    const begun = new Promise((resolve) => server.once('request', resolve));
    socket.write(request('/1') + request('/2') + request('/3'));
    await begun;
    expect(pendingResponses).toEqual(['/1']);
    const all = receiveUntil('body of /3');
    respond();
    expect((await all).match(/body of \/\d/g)).toEqual(['body of /1', 'body of /2', 'body of /3']);
  });

  it('are not handled while a response is not read', async () => {
    let begun = 0;
    await open((_, response) => {
      begun += 1;
      response.end(Buffer.alloc(64 * 1024 * 1024));
    });
    socket.pause();
    const first = new Promise((resolve) => server.once('request', resolve));
    socket.write(request('/').repeat(3));
    await first;
    // After a round trip on another connection, every request that was going to start has started.
    const other = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await new Promise((resolve) => other.once('connect', resolve));
    other.write(request('/other'));
    await new Promise((resolve) => other.once('data', resolve));
    other.destroy();
    expect(begun).toBe(2);
  });

  it('close a connection that sends far ahead', async () => {
    await open(() => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.write(request('/').repeat(100));
    await closed;
  });

  it('continue after a visitor left in the middle', async () => {
    const events: string[] = [];
    await open((request, response) => {
      events.push(request.url ?? '');
      if (request.url === '/end') response.end('done');
    });
    const begun = new Promise((resolve) => server.once('request', resolve));
    socket.write(request('/1') + request('/2'));
    await begun;
    socket.destroy();
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const receivedAll = receiveUntil('done');
    socket.write(request('/end'));
    await receivedAll;
    expect(events).toEqual(['/1', '/end']);
  });
});
