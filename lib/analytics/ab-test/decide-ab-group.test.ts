/** @jest-environment jsdom */
const windowsAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0';
const macAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/142.0';

function fakeVisitor({
  agent = windowsAgent,
  version = '',
  promoter = '',
  line = 'v5' as unknown,
}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  jest.spyOn(Math, 'random').mockReturnValue(0.7);
  const values = () => Promise.resolve({ platform: 'Windows', platformVersion: version });
  Object.defineProperty(navigator, 'userAgentData', {
    configurable: true,
    value: version ? { platform: 'Windows', getHighEntropyValues: values } : undefined,
  });
  document.cookie = promoter ? `promoter=${promoter}; path=/` : 'promoter=; Max-Age=0; path=/';
  const request = jest.fn(() =>
    line instanceof Error
      ? Promise.reject(line)
      : Promise.resolve({ json: () => ({ line, prefersV6: line === 'v6' }) }),
  );
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    writable: true,
    value: request,
  });
  return request;
}

const decideGroup = async () => (await import('./decide-ab-group')).decideAbGroup();

beforeEach(() => {
  jest.resetModules();
  jest.restoreAllMocks();
  localStorage.clear();
  if (!('timeout' in AbortSignal))
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

it.each([
  ['Windows 10 by its user agent', {}, 'B'],
  ['Windows 11 by its hints', { version: '15.0.0' }, 'B'],
  ['Windows 7 that calls itself 10', { version: '0.1.0' }, null],
  ['a Mac', { agent: macAgent }, null],
  ['a Mac with a promoter', { agent: macAgent, promoter: 'abc' }, 'B'],
  ['Windows with a promoter for v6', { promoter: 'abc', line: 'v6' }, null],
  ['Windows 7 with a promoter for v6', { promoter: 'abc', line: 'v6', version: '0.3.0' }, 'B'],
  ['Windows with a promoter and no answer', { promoter: 'abc', line: new Error() }, 'B'],
])('stores the group: %s: %j', async (_, given, group) => {
  fakeVisitor(given);
  expect(await decideGroup()).toBe(group);
  expect(localStorage.getItem('ab_group')).toBe(group);
});

it('keeps the stored group', async () => {
  fakeVisitor({});
  localStorage.setItem('ab_group', 'A');
  expect(await decideGroup()).toBe('A');
});

it('sends no request without a promoter', async () => {
  const request = fakeVisitor({});
  await decideGroup();
  expect(request).not.toHaveBeenCalled();
});
