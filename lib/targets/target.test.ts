import { judgeTarget, redirectHosts } from './target';

const rules = {
  origin: 'https://www.example.cn',
  hosts: redirectHosts('help.example.cn, trial.example.com:8443', [
    'https://dl.example.cn/x',
    undefined,
  ]),
};
const judge = (text: string | null) => judgeTarget(text, rules);

it.each([
  ['/', '/'],
  ['/download?x=1#all', '/download?x=1#all'],
  ['/en/register', '/en/register'],
  ['https://www.example.cn/v6', '/v6'],
  ['HTTPS://WWW.EXAMPLE.CN/v6', '/v6'],
  ['https://www.example.cn:443/v6', '/v6'],
  ['/a/../b', '/b'],
  ['/%5C%5Cevil.com', '/%5C%5Cevil.com'],
  ['/redirected', '/redirected'],
  ['/?target=/redirect', '/?target=/redirect'],
])('%s stays here', (text, path) => expect(judge(text)).toEqual({ kind: 'here', path }));

it.each([
  'https://help.example.cn/a?b#c',
  'http://help.example.cn/',
  'https://dl.example.cn/',
  'https://trial.example.com:8443/',
])('%s is listed', (text) => expect(judge(text)).toEqual({ kind: 'listed', url: text }));

it.each([
  ['https://evil.com/', 'evil.com'],
  ['https://www.example.cn.evil.com/', 'www.example.cn.evil.com'],
  ['https://evil.com/www.example.cn', 'evil.com'],
  ['https://evil.com#www.example.cn', 'evil.com'],
  ['https://xhelp.example.cn/', 'xhelp.example.cn'],
  ['https://help.example.cn:444/', 'help.example.cn:444'],
  ['https://trial.example.com/', 'trial.example.com'],
  ['http://www.example.cn/', 'www.example.cn'],
  ['https://еxample.cn/', 'xn--xample-2of.cn'],
  ['https://例子.中国/', 'xn--fsqu00a.xn--fiqs8s'],
  ['http://127.1/', '127.0.0.1'],
  ['http://[::1]/', '[::1]'],
])('%s needs a click', (text, host) =>
  expect(judge(text)).toMatchObject({ kind: 'foreign', host }),
);

it.each([
  null,
  '',
  ' ',
  'evil.com',
  '//evil.com',
  '///evil.com',
  '/.//evil.com',
  '/a/..//evil.com',
  'https://www.example.cn/.//evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  'https:\\\\evil.com',
  'https:evil.com',
  'https:/evil.com',
  'https:///evil.com',
  '/\tx',
  '/\n/evil.com',
  ' https://help.example.cn',
  'https://help.example.cn ',
  'java\tscript:alert(1)',
  'javascript:alert(1)',
  'JAVASCRIPT://www.example.cn/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://help.example.cn/',
  'superbrowser://open',
  'mailto:a@b.cn',
  'https://user@help.example.cn/',
  'https://user:pass@help.example.cn/',
  'https://www.example.cn@evil.com/',
  'https://',
  'https://[::1',
  '/redirect',
  '/redirect?target=/x',
  '/en/redirect',
  '/EN-us/Redirect/',
  'https://www.example.cn/redirect?target=x',
  'x\u0000y',
  '/\ufeff',
  `/${'a'.repeat(2_048)}`,
])('%j is refused', (text) => expect(judge(text)).toEqual({ kind: 'refused' }));

it.each(['https://x.cn', 'a/b', 'u@x.cn', 'x?y', ':'])('refuses the host %s by name', (entry) =>
  expect(() => redirectHosts(`ok.cn ${entry}`, [])).toThrow(entry),
);
