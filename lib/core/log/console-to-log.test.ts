import { redirectConsoleToLog } from './console-to-log';

const createFakeConsole = () => ({
  log: jest.fn(),
  info: jest.fn(),
  warn: jest.fn(),
  error: jest.fn(),
});
const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
});
afterEach(() => {
  delete process.env.LOG_FORMAT;
  jest.restoreAllMocks();
});

it.each([
  ['log', ['\u001b[32m✓\u001b[39m Ready in %d ms', 3], 'info', '✓ Ready in 3 ms'],
  ['info', ['two', 'parts'], 'info', 'two parts'],
  ['warn', ['careful\nnow'], 'warn', 'careful\nnow'],
  ['error', ['failed:', { a: 1 }], 'error', 'failed: { a: 1 }'],
] as const)('turns console.%s into a log line', (method, parts, level, message) => {
  process.env.LOG_FORMAT = 'json';
  const target = createFakeConsole();
  redirectConsoleToLog(target);
  target[method](...parts);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level, message, part: 'next' });
});

it('logs where an error happened, without the properties a driver added to it', () => {
  process.env.LOG_FORMAT = 'json';
  const target = createFakeConsole();
  redirectConsoleToLog(target);
  target.error('⨯', Object.assign(new Error('duplicate key'), { detail: '+8613812345678' }));
  expect(lines.join('')).toContain('duplicate key');
  expect(lines.join('')).toContain('console-to-log.test');
  expect(lines.join('')).not.toContain('13812345678');
});

it('writes no line for an empty text', () => {
  process.env.LOG_FORMAT = 'json';
  const target = createFakeConsole();
  redirectConsoleToLog(target);
  target.log('\u001b[0m');
  target.log();
  expect(lines).toEqual([]);
});

it('does not change the console where the log is text', () => {
  process.env.LOG_FORMAT = 'text';
  const target = createFakeConsole();
  const before = target.log;
  redirectConsoleToLog(target);
  expect(target.log).toBe(before);
});
