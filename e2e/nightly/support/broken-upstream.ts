/** An upstream that is broken in one way at a time, as a server, a proxy or an attacker may break it. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

type BrokenResponse = (response: ServerResponse) => void;

const sendJson = (text: string): BrokenResponse => {
  return (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(text);
};
const sendStatus = (code: number): BrokenResponse => {
  return (response) => void response.writeHead(code, { 'retry-after': '1' }).end('{}');
};

/** Sends a chunk again and again, as fast as the client reads, until this many bytes are sent. */
function flood(response: ServerResponse, chunk: Buffer, bytes: number): void {
  let sentBytes = 0;
  const sendMore = () => {
    while (sentBytes < bytes && !response.destroyed) {
      sentBytes += chunk.length;
      if (!response.write(chunk)) return void response.once('drain', sendMore);
    }
    response.end();
  };
  sendMore();
}

const mebibyte = 1 << 20;
/** 200 MiB of zeros, which are less than 200 KiB compressed. */
let compressedZeros: Buffer | undefined;
const createBomb = () => (compressedZeros ??= gzipSync(Buffer.alloc(200 * mebibyte)));

export const brokenResponses: Readonly<Record<string, BrokenResponse>> = {
  'says nothing': () => undefined,
  'drips a byte a second': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 1_000);
    response.once('close', () => clearInterval(timer));
  },
  'resets the connection': (response) => void response.socket?.resetAndDestroy(),
  'ends in the middle': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"ret":0,');
    setImmediate(() => response.socket?.destroy());
  },
  'answers 500': sendStatus(500),
  'answers 429': sendStatus(429),
  'answers 401': sendStatus(401),
  'answers 204': sendStatus(204),
  'answers HTML': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>'),
  'answers an empty body': sendJson(''),
  'answers null': sendJson('null'),
  'answers an empty object': sendJson('{}'),
  'answers null as data': sendJson('{"ret":0,"msg":"","data":null}'),
  'answers wrong types': sendJson('{"ret":"0","msg":7,"data":[1,2]}'),
  'answers invalid JSON': sendJson('{"ret":0,"data":"%%%'),
  'answers another alphabet': (response) =>
    void response.writeHead(200).end(Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x80])),
  'answers 200,000 brackets': sendJson('['.repeat(200_000)),
  'answers 1 GiB': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    flood(response, Buffer.alloc(mebibyte, 'x'), 1024 * mebibyte);
  },
  'answers a gzip bomb': (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(createBomb()),
  'redirects in a circle': (response) =>
    void response.writeHead(302, { location: '/round-and-round' }).end(),
  'sends a megabyte of headers': (response) => {
    const lines = Array.from({ length: 1_000 }, (_, n) => `X-${n}: ${'y'.repeat(1_000)}\r\n`);
    response.socket?.end(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n{}`);
  },
};

/**
 * Listens on a free port.
 * @param name of {@link brokenResponses}
 */
export async function startBrokenUpstream(name: string) {
  let requestCount = 0;
  const server = createServer((_, response) => {
    requestCount += 1;
    brokenResponses[name]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestCount: () => requestCount,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
