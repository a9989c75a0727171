import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

export type Answering = (response: ServerResponse) => unknown;

/** What a server sends for one request, to the byte but for the date; ends with the connection. */
export async function sent(listener: RequestListener, method = 'GET'): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  server.close();
  server.closeAllConnections();
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/Date: .*\r\n/, '');
}
