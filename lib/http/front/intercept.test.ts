import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { intercept, type Interceptor } from './intercept';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Answering = (response: ServerResponse) => unknown;

/** What a server sends for one request, to the byte but for the date. */
async function sent(listener: RequestListener, method = 'GET'): Promise<string> {
  server?.close();
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/Date: .*\r\n/, '');
}

const answers: [string, Answering][] = [
  ['an end alone', (response) => response.end()],
  ['an implicit head', (response) => Object.assign(response, { statusCode: 404 }).end('text')],
  [
    'an object of headers',
    (response) => response.writeHead(201, { A: '1', B: ['2', '3'] }).end('x'),
  ],
  ['a status message', (response) => response.writeHead(404, 'Gone fishing', { A: '1' }).end('x')],
  ['a message alone', (response) => response.writeHead(404, 'Gone fishing').end('x')],
  ['a flat list of headers', (response) => response.writeHead(200, ['A', '1', 'b', '2']).end('x')],
  [
    'a list after a header was set',
    (response) => response.setHeader('X', 'y').writeHead(200, ['A', '1', 'x', 'z']).end('x'),
  ],
  [
    'headers appended',
    (response) => response.appendHeader('A', '1').appendHeader('A', ['2', '3']).end('x'),
  ],
  ['headers as a map', (response) => response.setHeaders(new Map([['a', '1']])).end('x')],
  [
    'a stream',
    (response) => {
      response.write('61', 'hex');
      response.write(Buffer.from('b'));
      response.end('ÿ', 'latin1');
    },
  ],
  [
    'a head flushed before the body',
    (response) => {
      response.flushHeaders();
      setImmediate(() => response.end('late'));
    },
  ],
  ['an answer without a body', (response) => response.writeHead(304, { ETag: '"x"' }).end()],
  [
    'early hints',
    (response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      response.end('x');
    },
  ],
  [
    'callbacks',
    (response) => {
      const called: string[] = [];
      response.write('a', () => called.push('write'));
      response.write('b', 'utf8', () => response.end(called.join(), () => called.push('end')));
    },
  ],
  [
    'an answer cut off',
    (response) => {
      response.writeHead(200, { 'Content-Length': '10' });
      response.write('half', () => response.destroy());
    },
  ],
];

describe.each(['GET', 'HEAD'])('%s', (method) => {
  it.each(answers)('lets %s pass as it is', async (_, answer) => {
    const bare = await sent((_request, response) => void answer(response), method);
    const through = await sent((_request, response) => {
      intercept(response, { head: () => 'pass', admitsHeader: () => true });
      answer(response);
    }, method);
    expect(through).toBe(bare);
  });
});

it('gives what Node’s own methods give: a full buffer is told to whoever writes', async () => {
  const given: unknown[] = [];
  await sent((_, response) => {
    intercept(response, { head: () => 'pass' });
    given.push(response.writeHead(200) === response);
    given.push(response.write('little'), response.write(Buffer.alloc(8 * 1024 * 1024)));
    given.push(response.end() === response);
  });
  expect(given).toEqual([true, true, false, true]);
});

it.each<[string, Answering]>([
  ['writeHead', (response) => response.writeHead(200)],
  ['flushHeaders', (response) => response.flushHeaders()],
  ['write', (response) => response.write('x')],
  ['end', (response) => response.end()],
])('cannot judge any more what %s has sent', async (_, begin) => {
  let judged = 0;
  await sent((_request, response) => {
    intercept(response, { head: () => ((judged += 1), 'pass') });
    begin(response);
    const before = judged;
    expect(before).toBeGreaterThan(0);
    response.end();
    expect(judged).toBe(before);
  });
});

describe('a header that is not admitted', () => {
  const admitsHeader = (name: string) => !/^x-inner/i.test(name);
  it.each<[string, Answering]>([
    ['setHeader', (response) => response.setHeader('X-Inner', '1')],
    ['appendHeader', (response) => response.appendHeader('x-inner', '1')],
    ['setHeaders', (response) => response.setHeaders(new Headers({ 'x-inner': '1' }))],
    ['writeHead, alone', (response) => response.writeHead(200, { 'X-Inner': '1', A: '1' })],
    ['writeHead, a list', (response) => response.writeHead(200, ['X-Inner', '1', 'A', '1'])],
    ['writeHead, a message', (response) => response.writeHead(200, 'OK', { 'X-INNER-2': '1' })],
    [
      'writeHead, after another',
      (response) => response.setHeader('A', '1').writeHead(200, { 'X-Inner': '1' }),
    ],
  ])('does not come by %s', async (_, set) => {
    const text = await sent((_request, response) => {
      intercept(response, { admitsHeader });
      expect(() => set(response)).not.toThrow();
      response.end('body');
    });
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*body/);
    expect(text).not.toMatch(/x-inner/i);
  });
});

describe('a withheld answer', () => {
  const withhold = (
    response: ServerResponse,
    then: (body: Buffer, release: () => void) => void,
    more: Partial<Interceptor> = {},
  ) => {
    const chunks: Buffer[] = [];
    const release = intercept(response, {
      head: () => 'withhold',
      chunk: (chunk) => void chunks.push(chunk),
      end: () => setImmediate(() => then(Buffer.concat(chunks), release)),
      ...more,
    });
  };

  it('is read whole, its head noted, and nothing leaves before it is released', async () => {
    const called: string[] = [];
    const text = await sent((_, response) => {
      withhold(response, (body, release) => {
        expect(response.headersSent).toBe(false);
        expect(response.getHeaders()).toMatchObject({ a: '1', 'set-cookie': ['b=1', 'c=2'] });
        called.push('judged');
        release();
        response.end(`read: ${body.toString()}`);
      });
      response.writeHead(202, 'Held', ['A', '1', 'Set-Cookie', 'b=1', 'Set-Cookie', 'c=2']);
      response.flushHeaders();
      const memory = Buffer.from('two ');
      expect(response.write('b25lIA==', 'base64', () => called.push('write'))).toBe(true);
      response.write(memory);
      memory.fill(0);
      expect(response.end('three', () => called.push('end'))).toBe(response);
      response.on('close', () => expect(called).toEqual(['write', 'judged', 'end']));
    });
    expect(text).toMatch(/^HTTP\/1\.1 202 Held\r\nA: 1\r\nSet-Cookie: b=1\r\nSet-Cookie: c=2\r\n/);
    expect(text).toContain('read: one two three');
    expect(called).toHaveLength(3);
  });

  it('may get another head, and ends once', async () => {
    let ends = 0;
    const text = await sent((_, response) => {
      withhold(response, () => undefined, {
        end: () => {
          ends += 1;
          setImmediate(() => response.socket?.end(`${response.statusCode} ${ends}`));
        },
      });
      response.writeHead(200, { A: '1' });
      response.writeHead(500);
      response.end('x');
      response.end('y');
    });
    expect(text).toBe('500 1');
  });

  it('lets early hints pass', async () => {
    const text = await sent((_, response) => {
      withhold(response, (_body, release) => {
        release();
        response.end('later');
      });
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      response.end('now');
    });
    expect(text).toMatch(/^HTTP\/1\.1 103 Early Hints\r\n[^]*HTTP\/1\.1 200 OK\r\n[^]*later$/);
  });
});

describe('a replaced answer', () => {
  const instead = { status: 503, headers: { 'Content-Length': 5 }, body: Buffer.from('other') };
  const replaced = (answer: Answering, outside?: Interceptor) =>
    sent((_, response) => {
      if (outside) intercept(response, outside);
      intercept(response, { head: (status) => (status === 500 ? instead : 'pass') });
      response.statusCode = 500;
      answer(response);
    });

  it.each(answers.filter(([name]) => ['an end alone', 'a stream', 'callbacks'].includes(name)))(
    'is sent whole, once, and what the handler says is swallowed: %s',
    async (_, answer) =>
      expect(await replaced(answer)).toMatch(
        /^HTTP\/1\.1 503 Service Unavailable\r\nContent-Length: 5\r\n[^]*\r\n\r\nother$/,
      ),
  );

  it('is what a layer outside reads, also when the status changed after the head', async () => {
    const chunks: string[] = [];
    await replaced(
      (response) => {
        response.writeHead(200);
        response.writeHead(500).end('shell');
        response.socket?.end();
      },
      { head: () => 'withhold', chunk: (chunk) => void chunks.push(chunk.toString()) },
    );
    expect(chunks).toEqual(['other']);
  });
});

it('gives the methods back as they were', () => {
  const response = { end: () => 'own' } as unknown as ServerResponse;
  const { end } = response;
  const release = intercept(response, { head: () => 'pass', admitsHeader: () => false });
  expect(response.end).not.toBe(end);
  release();
  expect(response.end).toBe(end);
});
