/** What visitors and URLs write into promoter figures (O4): hostile sources and impossible periods. */
import { expect, test } from '@playwright/test';
import { beijingDay, addDays } from '@superbrowser/shared/beijing-time';
import { partnersFigures as zh } from '@/messages/zh-CN/partners.json';
import { CookieClient } from '../support/visitors/cookie-client';
import {
  cellsOf,
  figuresFilePath,
  figuresPath,
  fetchSums,
  createFiguresLink,
  createPromoter,
  readShownNumbers,
  openFiguresLink,
} from '../support/visitors/promoter-figures';
import { userAgents } from '../support/browser/user-agents';
import { runForEach } from './support/run-for-each';

test('a file for spreadsheets contains no formula', async () => {
  const promoter = await createPromoter();
  const hostileSources = [
    '=1+1',
    '+cmd|calc',
    '-2+3',
    '@sum(a1)',
    ' =a1',
    '＝1',
    '\u00a0=1',
    ',=1',
    ';=2',
    '"=3',
    '|calc',
  ];
  await runForEach([...hostileSources.keys()], async (n) => {
    const query = new URLSearchParams({ promoter, utm_source: hostileSources[n] ?? '' });
    await new CookieClient(`198.51.100.${50 + n}`, userAgents.windows).request(`/?${query}`);
  });
  const client = await openFiguresLink(await createFiguresLink(promoter));
  await expect
    .poll(async () => Object.values(await fetchSums(client)).reduce((a, b) => a + b, 0))
    .toBe(hostileSources.length);
  const response = await client.request(figuresFilePath);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(String(response.headers['content-disposition'])).toMatch(
    /^attachment; filename="figures-[\w-]+\.csv"$/,
  );
  for (const row of cellsOf(response.text).slice(1))
    for (const cell of row) expect(cell).not.toMatch(/^[\s\u00a0]*[=+\-@|＝;,]/);
});

test('periods that are invalid, too long or reversed are corrected, and the page says so', async () => {
  const promoter = await createPromoter();
  await new CookieClient('198.51.100.11', userAgents.windows).request(`/?promoter=${promoter}`);
  const client = await openFiguresLink(await createFiguresLink(promoter));
  await expect.poll(async () => Object.keys(await fetchSums(client)).length).toBe(1);
  const today = beijingDay(Date.now());
  const messages = zh.controls.corrections;
  const queries: readonly (readonly [query: string, said: string | null, counted: boolean])[] = [
    ['start=0001-01-01&end=9999-12-31&by=day', messages.future, true],
    ['start=-271821-04-20&end=275760-09-13', messages.unreadable, true],
    ['start=2026-02-30', messages.unreadable, true],
    ["start=';drop table promoter_counts;--&end=<b>", messages.unreadable, true],
    [`start=${today}&end=${addDays(today, -40)}`, messages.swapped, true],
    [`start=${addDays(today, 5)}&end=${addDays(today, 9)}`, messages.future, true],
    ['start=1999-01-01&end=1999-02-01', messages.tooEarly.replace('{days}', '400'), false],
    ['days=999999999999&by=year&source=\0', null, false],
    [`days=7&days=90&start=&end=&by=&source=${'x'.repeat(5_000)}`, null, true],
  ];
  for (const [query, message, isCounted] of queries) {
    const pathWithQuery = `${figuresPath}?${encodeURI(query)}`;
    const response = await client.request(pathWithQuery);
    expect(response.status, query).toBe(200);
    if (message) expect(response.text, query).toContain(message);
    else expect(response.text, query).not.toContain('role="alert"');
    const { table } = await readShownNumbers(response.text);
    expect(Object.keys(table('by-time')).length, query).toBeLessThanOrEqual(400);
    if (isCounted) expect(Object.keys(table('by-time')).length, query).toBeGreaterThan(0);
    expect(response.text.length, query).toBeLessThan(600_000);
    expect(
      (await client.request(pathWithQuery.replace(figuresPath, figuresFilePath))).status,
      query,
    ).toBe(200);
  }
  // A source in the URL is shown as text, and only if it is valid.
  const { text } = await client.request(
    `${figuresPath}?source=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`,
  );
  expect(text).not.toContain('<img src=x onerror');
});
