import type { ServerResponse } from 'node:http';
import { intercept } from './intercept';
import { sent, type Answering } from './test-answer';

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

it('gives the methods back as they were', () => {
  const response = { end: () => 'own' } as unknown as ServerResponse;
  const { end } = response;
  const release = intercept(response, { head: () => 'pass', admitsHeader: () => false });
  expect(response.end).not.toBe(end);
  release();
  expect(response.end).toBe(end);
});
