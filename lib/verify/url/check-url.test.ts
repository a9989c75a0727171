import fc from 'fast-check';
import corpus from './check-url-cases.json';
import { checkUrl } from './check-url';
import { trimmedUrlText } from './split-url';
import { imitationReasons, unknownReasons, type UrlRules } from './url-result';

const rules: UrlRules = {
  ownOrigins: ['https://www.superbrowser.com', 'https://www.mallbrowser.cn'],
  otherOrigins: [
    'https://dl.superbrowser-cdn.net',
    'https://help.superbrowser.com',
    'https://superbrowser.helpdesk.example',
    'https://trial.vendor.example:8443',
  ],
  names: ['超级浏览器', 'SuperBrowser'],
};

describe('checkUrl on the corpus of URLs', () => {
  it.each(corpus.map((row) => [row.url.slice(0, 80), row] as const))(
    'gives the expected result for %j',
    (_, row) => {
      const result = checkUrl(row.url, rules);
      const reason = 'reason' in result ? result.reason : undefined;
      expect([result.kind, reason]).toEqual([row.kind, row.reason]);
    },
  );

  it('covers every reason, with many URLs and no duplicates', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(120);
    expect(new Set(corpus.map(({ url }) => url)).size).toBe(corpus.length);
    const reasons = new Set(corpus.flatMap(({ reason }) => reason ?? []));
    expect([...reasons].sort()).toEqual([...imitationReasons, ...unknownReasons].sort());
  });
});

it.each([
  ['https://superbrowser.com@evil.example/a', 'evil.example'],
  ['https://superbrоwser.com', 'xn--superbrwser-xnj.com'],
  ['https://superbrowser.com.evil.example:8443/a', 'superbrowser.com.evil.example'],
  ['https://203.0.113.7/', '203.0.113.7'],
  ['javascript:alert(1)', null],
  ['WWW.Superbrowser.com', 'www.superbrowser.com'],
])('names the host %s leads to', (url, host) => {
  const result = checkUrl(url, rules);
  expect(result.host).toBe(host);
});

describe('on a developer’s machine', () => {
  const localRules: UrlRules = {
    ownOrigins: ['http://localhost:3000'],
    otherOrigins: [],
    names: ['Super Browser'],
  };
  it.each([
    ['http://localhost:3000/verify', 'official', undefined],
    ['localhost:3000', 'official', undefined],
    ['http://localhost:3001', 'unknown', 'port'],
    ['http://127.0.0.1:3000', 'unknown', 'ipAddress'],
    ['https://superbrowser.example', 'imitation', 'nameInside'],
    ['https://localhost.example', 'unknown', 'foreign'],
  ])('%s', (url, kind, reason) =>
    expect(checkUrl(url, localRules)).toMatchObject({ kind, ...(reason && { reason }) }),
  );
});

it('accepts its own domain as it was configured in its own script', () => {
  const chineseRules: UrlRules = {
    ownOrigins: ['https://超级浏览器.中国'],
    otherOrigins: [],
    names: [],
  };
  const kindOf = (url: string) => checkUrl(url, chineseRules).kind;
  expect(kindOf('https://超级浏览器.中国/download')).toBe('official');
  expect(kindOf(new URL('https://超级浏览器.中国').href)).toBe('official');
  expect(kindOf('https://超級瀏覽器.中国')).toBe('imitation');
  expect(kindOf('https://超级浏览器.cn')).toBe('imitation');
});

/** Hosts in the rules, and the hosts of our own domains with and without `www.`. */
const officialHosts = new Set([
  'www.superbrowser.com',
  'superbrowser.com',
  'www.mallbrowser.cn',
  'mallbrowser.cn',
  ...rules.otherOrigins.map((origin) => new URL(origin).host),
]);

/** Text an attacker may insert before, in or after an official URL. */
const chunk = fc.oneof(
  fc.constantFrom(
    ...'@:/?#\\.-%0oо。．\u202e\u200b \t\n[]',
    'evil.example',
    '@evil.example',
    '%2e',
    ':80',
  ),
  fc.constantFrom('https://', 'http:', 'javascript:', '//', 'www.', 'superbrowser.com', 'xn--'),
  fc.string({ maxLength: 3, unit: 'binary' }),
);

it('calls no URL official that a browser would open elsewhere', () => {
  const cut = fc.tuple(
    fc.constantFrom<string[]>(
      'https://www.superbrowser.com/download',
      'dl.superbrowser-cdn.net',
      'superbrowser.com:443',
    ),
    fc.array(fc.tuple(fc.nat(40), chunk), { maxLength: 4 }),
  );
  let official = 0;
  fc.assert(
    fc.property(cut, ([start, changes]) => {
      const text = changes.reduce((to, [at, add]) => to.slice(0, at) + add + to.slice(at), start);
      if (checkUrl(text, rules).kind !== 'official') return;
      official += 1;
      // Quotation marks around a text are not part of the URL.
      const bare = trimmedUrlText(text);
      const opened = new URL(/^https?:/i.test(bare) ? bare : `https://${bare.replace(/^\/+/, '')}`);
      expect(opened.protocol).toBe('https:');
      expect([opened.username, opened.password]).toEqual(['', '']);
      expect(officialHosts).toContain(opened.host);
    }),
    { numRuns: 5_000 },
  );
  expect(official).toBeGreaterThan(100);
});

it('throws for no text a visitor can paste', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(chunk).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (any) => void checkUrl(any, rules)),
    { numRuns: 3_000 },
  );
});
