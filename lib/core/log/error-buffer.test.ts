import { createErrorBuffer, getErrorBuffer } from './error-buffer';
import { log } from './log';
import { runWithinRequest } from './request-context';

const minute = 60_000;
const noon = Date.parse('2031-05-05T04:00:00Z');

function createTestBuffer() {
  const clock = { now: noon };
  return { clock, buffer: createErrorBuffer(() => clock.now) };
}

it('stores what the log says of a failure, without the visitor it concerns', () => {
  const { buffer } = createTestBuffer();
  buffer.record('handler', 'failed', {
    request: 'an-id',
    route: 'POST /api/x',
    phone: '138****5678',
    status: 502,
    call: '/x',
    gone: undefined,
    reason: 'timeout',
  });
  expect(buffer.take()).toEqual([
    {
      line_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      at: '2031-05-05T04:00:00.000Z',
      part: 'handler',
      message: 'failed',
      request_id: 'an-id',
      route: 'POST /api/x',
      code: '502',
      reason: 'call=/x timeout',
    },
  ]);
  expect(buffer.take()).toEqual([]);
});

it.each([
  ['two\n   lines\u0000', 'two lines'],
  ['half \ud83d of a character', 'half of a character'],
  [
    'Error: a\n    at one (x:1)\n    at two (x:2)\n    at three\ncaused by Error: b\n    at four',
    'Error: a at one (x:1) caused by Error: b at four',
  ],
  ['x'.repeat(10_000), 'x'.repeat(300)],
  ['😀'.repeat(400), '😀'.repeat(300)],
])('stores a reason any database accepts', (reason, stored) => {
  const { buffer } = createTestBuffer();
  buffer.record('part', 'failed', { reason });
  expect(buffer.take()[0]?.reason).toBe(stored);
});

it('keeps the first errors of a burst, and the number of the others after a minute', () => {
  const { clock, buffer } = createTestBuffer();
  for (let n = 0; n < 1_000; n += 1) buffer.record('handler', 'failed', { n });
  buffer.record('backend', 'failed', {});
  const first = buffer.take();
  expect(first).toHaveLength(51);
  // Errors of another kind are still stored.
  expect(first.at(-1)?.part).toBe('backend');
  buffer.record('handler', 'failed', {});
  clock.now += minute;
  buffer.record('handler', 'failed', {});
  const [rest, next] = buffer.take();
  expect(rest).toMatchObject({
    part: 'log',
    message: 'more errors, not listed',
    reason: 'handler 951',
    at: '2031-05-05T04:00:59.999Z',
  });
  expect(next).toMatchObject({ part: 'handler' });
});

it('limits the lines of all kinds together', () => {
  const { buffer } = createTestBuffer();
  for (let n = 0; n < 1_000; n += 1) buffer.record('next', `failure ${n}`, {});
  expect(buffer.take()).toHaveLength(200);
});

it('reports at the end how many lines it left out', () => {
  const { buffer } = createTestBuffer();
  for (let n = 0; n < 60; n += 1) buffer.record('handler', 'failed', {});
  expect(buffer.take(true).at(-1)).toMatchObject({ part: 'log', reason: 'handler 10' });
});

it('puts back unwritten lines before newer ones, up to a limit', () => {
  const { clock, buffer } = createTestBuffer();
  buffer.record('a', 'failed', {});
  const accepted = buffer.take();
  buffer.record('b', 'failed', {});
  buffer.putBack(accepted);
  const both = buffer.take();
  expect(both.map(({ part }) => part)).toEqual(['a', 'b']);
  for (let n = 0; n < 20_000; n += 1) {
    buffer.record('next', `failure ${n}`, {});
    if (n % 100 === 0) clock.now += minute;
  }
  expect(buffer.take().length).toBeLessThanOrEqual(700);
});

it('has every error of the log, with its request, and no warning', () => {
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
  getErrorBuffer().take();
  runWithinRequest({ request: 'an-id', route: 'GET /x' }, () => {
    log.warn('part', 'slow');
    log.error('part', 'failed');
  });
  expect(getErrorBuffer().take()).toMatchObject([{ message: 'failed', request_id: 'an-id' }]);
});

it('knows which requests have an entry', () => {
  const buffer = createErrorBuffer();
  buffer.record('handler', 'failed', { request: 'one' });
  buffer.take();
  expect([buffer.hasFailureOf('one'), buffer.hasFailureOf('two')]).toEqual([true, false]);
  for (let n = 0; n < 600; n += 1) buffer.record('handler', 'failed', { request: `later-${n}` });
  expect(buffer.hasFailureOf('one')).toBe(false);
});
