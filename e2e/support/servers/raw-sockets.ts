/** Sends raw bytes, for requests no well-behaved client sends. */
import { connect, type Socket } from 'node:net';
import { ports } from './ports-and-folders';

/**
 * Opens a connection to a site on this machine.
 * @param localAddress a loopback address for the sender
 */
export function openSocket(port: number = ports.site, localAddress?: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', ...(localAddress && { localAddress }) };
    const socket = connect(options, () => {
      // The test itself checks what happens to the connection later.
      socket.on('error', () => undefined);
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

/** Reads a connection until it ends, or until `isEnough` returns true. */
export function readUntil(
  socket: Socket,
  isEnough: (text: string) => boolean = () => false,
): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (isEnough(text)) end();
    });
    socket.once('close', end);
  });
}

/** Sends bytes and returns the status of the first answer; 0 when the connection ended without an answer. */
export async function fetchStatus(bytes: string, port?: number): Promise<number> {
  const socket = await openSocket(port);
  const text = readUntil(socket, (received) => received.includes('\r\n\r\n'));
  socket.write(bytes);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await text)?.[1] ?? 0);
}

/** A request's head, ready for more headers: ends in one line break. */
export const requestHead = (requestLine: string, port: number = ports.site): string =>
  `${requestLine} HTTP/1.1\r\nHost: localhost:${port}\r\n`;
