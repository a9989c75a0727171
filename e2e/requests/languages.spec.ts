/** Which language an answer says it is written in, for each kind of answer there is. */
import { expect, test } from '@playwright/test';
import { agents } from '../support/test';

test.use({ userAgent: agents.windows });

const inBoth = (path: string) => [
  [path, 'zh-CN'] as const,
  [`/en${path === '/' ? '' : path}`, 'en-US'] as const,
];

/** By what answers them. */
const kinds: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'a cached page': [...inBoth('/'), ...inBoth('/download'), ...inBoth('/news')],
  'a promoter’s link': inBoth('/download?promoter=abc123'),
  'a page made for its visitor': [
    ...inBoth('/redirect?target=x'),
    ...inBoth('/oauth?state=missing'),
  ],
  'a page nobody has': [...inBoth('/nowhere'), ...inBoth('/news/nothing-of-this-name')],
  'the plain page': inBoth('/unsupported'),
  'a feed': [...inBoth('/news/feed.xml'), ...inBoth('/changelog/feed.xml')],
};

for (const [kind, addresses] of Object.entries(kinds))
  for (const [path, language] of addresses)
    test(`${kind}: ${path} is ${language}`, async ({ request }) => {
      // A cached page is answered twice: when it is rendered, and from the cache.
      for (let times = 0; times < 2; times += 1) {
        const answer = await request.get(path, { maxRedirects: 0 });
        expect(answer.headers()['content-language']).toBe(language);
        const text = await answer.text();
        expect(text).toMatch(new RegExp(`(?:<html|<feed)[^>]* (?:xml:)?lang="${language}"`));
      }
      const head = await request.head(path, { maxRedirects: 0 });
      expect(head.headers()['content-language']).toBe(language);
    });

test('a page below /api says the language it is in, though its address names none', async ({
  request,
}) => {
  for (const [from, language] of inBoth('/download')) {
    const answer = await request.get('/api/download/nothing', {
      headers: { referer: `http://localhost:3000${from}` },
    });
    expect([answer.status(), answer.headers()['content-language']]).toEqual([404, language]);
  }
});

for (const path of ['/releases.json', '/sitemap.xml', '/SHA256SUMS', '/api/health', '/favicon.svg'])
  test(`${path} is in no language`, async ({ request }) => {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-language']]).toEqual([200, undefined]);
  });

test('a redirect to a language is in none itself', async ({ request }) => {
  const answer = await request.get('/zh-CN/download', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['content-language']]).toEqual([308, undefined]);
});
