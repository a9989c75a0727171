import type { ServerResponse } from 'node:http';
import { intercept, type Interceptor } from './intercept';
import { sent, type Answering } from './test-answer';

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
      answer(response);
    });

  const failed = (response: ServerResponse) => Object.assign(response, { statusCode: 500 });
  it.each<[string, Answering]>([
    ['an end', (response) => failed(response).end('text')],
    ['a head and an end', (response) => response.writeHead(500, { A: '1' }).end('text')],
    ['a head that is flushed', (response) => failed(response).flushHeaders()],
    [
      'pieces, each after the other was taken',
      (response) =>
        failed(response).write('a', () => response.write('b', 'utf8', () => response.end())),
    ],
  ])('is sent whole, once, and what the handler says is swallowed: %s', async (_, answer) =>
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
