import { readLogFormat } from '@/lib/core/env/log-format';
import { createLineThrottle } from './throttle-lines';
import { log } from './log';
import { getCurrentRequest, maskDigits, setLoggedPhone, runWithinRequest } from './request-context';

afterEach(() => {
  delete process.env.LOG_FORMAT;
  jest.restoreAllMocks();
});

/** Reads back what the log writes as JSON. */
function writtenLines(write: () => void): Record<string, unknown>[] {
  process.env.LOG_FORMAT = 'json';
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  write();
  jest.mocked(process.stdout.write).mockRestore();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const request = { request: 'an-id', route: 'POST /api/x' };

it('writes a JSON object a line, with time, level, request and route', () => {
  const [line] = writtenLines(() =>
    runWithinRequest(request, () =>
      log.warn('codes', 'not sent', { code: 'busy', gone: undefined }),
    ),
  );
  expect(line).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    part: 'codes',
    message: 'not sent',
    code: 'busy',
    ...request,
  });
});

it('keeps foreign text on one line, so that no input can forge a line', () => {
  const reason = 'x\n{"level":"info","message":"forged"}';
  const lines = writtenLines(() => log.error('part', 'failed', { reason }));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.reason).toBe(reason);
});

it('names the request in text too', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  runWithinRequest(request, () => log.error('part', 'failed', { status: 502, reason: 'away' }));
  expect(console.error).toHaveBeenCalledWith(
    '[part] failed request=an-id route=POST /api/x status=502: away',
  );
});

it.each([
  [{}, 'text'],
  [{ SITE_ORIGIN: 'https://www.example.com' }, 'json'],
  [{ SITE_ORIGIN: 'https://www.example.com', LOG_FORMAT: 'text' }, 'text'],
  [{ LOG_FORMAT: 'json' }, 'json'],
  [{ SITE_ORIGIN: 'no address', LOG_FORMAT: 'xml' }, 'json'],
])('writes text or JSON by its settings: %j as %s', (source, format) =>
  expect(readLogFormat(source)).toBe(format),
);

it.each([
  ['13812345678', '138****5678'],
  ['2025550123', '202***0123'],
  ['12345678', '123*5678'],
  ['1234567', '*****67'],
  ['12', '12'],
  ['', ''],
])('masks %s as %s', (digits, masked) => expect(maskDigits(digits)).toBe(masked));

it('separates simultaneous requests, and forgets them afterwards', async () => {
  const one = runWithinRequest({ request: '1', route: 'a' }, async () => {
    setLoggedPhone('13812345678');
    await Promise.resolve();
    return getCurrentRequest();
  });
  const other = runWithinRequest({ request: '2', route: 'b' }, async () => {
    await Promise.resolve();
    return getCurrentRequest();
  });
  expect(await one).toEqual({ request: '1', route: 'a', phone: '138****5678' });
  expect(await other).toEqual({ request: '2', route: 'b' });
  setLoggedPhone('13812345678');
  expect(getCurrentRequest()).toEqual({});
});

it('holds back too many lines, and reports their number', () => {
  let now = 0;
  const written: (string | number)[] = [];
  const throttle = createLineThrottle(2, 100, () => now);
  const write = () =>
    throttle(
      () => written.push('line'),
      (count) => written.push(count),
    );
  for (let n = 0; n < 5; n += 1) write();
  now = 100;
  write();
  now = 250;
  write();
  expect(written).toEqual(['line', 'line', 3, 'line', 'line']);
});
