/** Promoter figures (O4): what simulated visits add to them, and for which days they are shown. */
import { expect, test } from '@playwright/test';
import { chinaDay, dayAfter } from '@superbrowser/contract/china-day';
import {
  figureKinds,
  figureOutcomes,
  figurePlatforms,
  maxANetworkADay,
  maxSourcesADay,
} from '@superbrowser/contract/site-records/figures';
import { withEnvelope, kindOf } from '../../lib/testing/application-kinds';
import { partnersFigures as zh } from '../../messages/zh-CN/business.json';
import { withSiteDatabase } from '../support/account';
import {
  cellsOf,
  CookieClient,
  linkOf,
  newPromoter,
  numbersOfPage,
  openPromoterLink,
  sumsOfFile,
  type Sums,
} from '../support/figures';
import { parseHtml, textOf } from '../support/html';
import { createLedger, simulateVisit } from '../support/simulated-visits';
import { isNightly } from '../support/nightly';
import { agents } from '../support/agents';

const page = '/partners/figures';
const file = `${page}/data.csv`;

/** Works through a list, this many at a time. */
async function eachOf<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = list[Symbol.iterator]();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: 12 }, worker));
}

const fileOf = async (jar: CookieClient, query = '') =>
  sumsOfFile((await jar.request(file + query)).text);

/** Adds up the sums whose names match, by their kind. */
const added = (sums: Sums, fits: (name: readonly string[]) => boolean) =>
  figureKinds.map((kind) =>
    Object.entries(sums)
      .map(([name, sum]) => [name.split(' | '), sum] as const)
      .filter(([name]) => name[2] === kind && fits(name))
      .reduce((all, [, sum]) => all + sum, 0),
  );

/** So many visits include every kind of step. */
const journeyCount = isNightly ? 1_000 : 120;

test('journeys: page and file show exactly what happened, for each promoter separately', async () => {
  const begun = chinaDay(Date.now());
  const promoters = await Promise.all([newPromoter(), newPromoter(), newPromoter()]);
  const idle = await newPromoter();
  const [first = '', ...others] = promoters;
  const ways = [first, first, ...others, 'made-up-code'];
  const expected = createLedger(zh);
  const journeys = Array.from({ length: journeyCount }, (_, n) => ({
    n,
    promoter: ways[n % ways.length] ?? first,
  }));
  await eachOf(journeys, ({ n, promoter }) =>
    simulateVisit({ n, promoter, count: expected.counting(promoter) }),
  );

  const counted = ([, , , outcome]: readonly string[]) => outcome === 'counted';
  const happened = promoters.map((promoter) => added(expected.of(promoter), counted));
  for (const [n, kind] of figureKinds.entries())
    expect(
      happened.reduce((all, of) => all + (of[n] ?? 0), 0),
      kind,
    ).toBeGreaterThan(0);
  for (const promoter of promoters) {
    const jar = await openPromoterLink(await linkOf(promoter));
    const wanted = expected.of(promoter);
    await expect.poll(() => fileOf(jar), { message: promoter }).toEqual(wanted);

    const shown = await numbersOfPage((await jar.request(page)).text);
    const totals = figureOutcomes.map((outcome) => added(wanted, ([, , , of]) => of === outcome));
    for (const [n, kind] of figureKinds.entries())
      expect(shown.totals[kind], kind).toEqual(totals.map((numbers) => numbers[n]));

    const bySource = (source: string) => (name: readonly string[]) =>
      counted(name) && name[0] === source;
    const sources = [...new Set(Object.keys(wanted).map((name) => name.split(' | ')[0] ?? ''))];
    const rows = sources
      .map((source) => [source.replace(/^'=/, '='), added(wanted, bySource(source))] as const)
      .filter(([, numbers]) => numbers.some((number) => number > 0));
    expect(shown.table('by-source')).toEqual(Object.fromEntries(rows));
    const systems = figurePlatforms
      .map((platform) => zh.platforms[platform])
      .map((word) => [word, added(wanted, (name) => counted(name) && name[1] === word)] as const)
      .filter(([, numbers]) => numbers.some((number) => number > 0));
    expect(shown.table('by-platform')).toEqual(Object.fromEntries(systems));
    const days = Object.entries(shown.table('by-time')).filter(([, numbers]) =>
      numbers.some(Boolean),
    );
    for (const [day] of days) expect([begun, chinaDay(Date.now())]).toContain(day);
    expect(figureKinds.map((_, n) => days.reduce((all, [, of]) => all + (of[n] ?? 0), 0))).toEqual(
      totals[0],
    );

    // One source only, with the address that the page's form makes.
    const [source = ''] = sources.filter((one) => one === 'wechat');
    const alone = await numbersOfPage((await jar.request(`${page}?source=${source}`)).text);
    expect(figureKinds.map((kind) => alone.totals[kind]?.[0])).toEqual(
      added(wanted, bySource(source)),
    );
  }
  // Visits without a promoter are in no figures, and a promoter without visits sees none of the others'.
  const jar = await openPromoterLink(await linkOf(idle));
  expect((await jar.request(page)).text).toContain(zh.empty.title);
  expect(await fileOf(jar)).toEqual({});
  const count = await withSiteDatabase(async (db) => {
    const { rows } = await db.execute(
      "select count(*) from promoter_counts where promoter = 'made-up-code'",
    );
    return Number(rows[0]?.[0]);
  });
  expect(count).toBe(0);
});

test('nothing that is stored identifies a visitor', async () => {
  const promoter = await newPromoter();
  const jar = new CookieClient('198.51.100.77', `${agents.windows} Figures/77`);
  await jar.request(`/?promoter=${promoter}&utm_source=quiet`);
  await jar.request('/api/download/windows');
  const own = await openPromoterLink(await linkOf(promoter));
  await expect.poll(async () => Object.keys(await fileOf(own)).length).toBe(2);
  const rows = await withSiteDatabase(async (db) => {
    const found = await db.execute({
      sql: 'select * from promoter_counts where promoter = ?',
      args: [promoter],
    });
    return found.rows.map((row) => ({ ...row }));
  });
  const columns = ['count_id', 'promoter', 'day', 'kind', 'source', 'platform'];
  for (const row of rows)
    expect(Object.keys(row).sort()).toEqual([...columns, ...figureOutcomes].sort());
  expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100\.77|Figures\/77|Chrome/);
  // The page loads no other resource and names no person.
  const { text } = await own.request(page);
  expect(text).not.toContain('198.51.100.77');
});

test('one machine cannot inflate figures with user agents and forms', async () => {
  const promoter = await newPromoter();
  const begun = chinaDay(Date.now());
  const requested = maxANetworkADay + 5;
  const machine = (n: number) => new CookieClient('198.51.100.90', `${agents.windows} Made/${n}`);
  await eachOf([...Array(requested).keys()], async (n) => {
    const jar = machine(n);
    await jar.request(`/?promoter=${promoter}`);
    await jar.request('/api/download/windows');
  });
  const writer = machine(requested);
  await writer.request(`/?promoter=${promoter}`);
  // A complaint or report does not count as an application.
  for (const kind of ['feedback', 'private'] as const) {
    const answer = await writer.request(`/api/applications/${kind}`, {
      body: withEnvelope(kindOf(kind).filled()),
    });
    expect(answer.status, answer.text).toBe(200);
  }
  const jar = await openPromoterLink(await linkOf(promoter));
  const totals = async () => (await numbersOfPage((await jar.request(page)).text)).totals;
  await expect.poll(totals).toEqual({
    visits: [maxANetworkADay, 0, 0, 6],
    downloads: [maxANetworkADay, 0, 0, 5],
    registrations: [0, 0, 0, 0],
    applications: [1, 0, 0, 0],
  });
  // Today is measured; the days before this server ran are not.
  const days = (await numbersOfPage((await jar.request(page)).text)).table('by-time');
  expect(days[begun]).toEqual([maxANetworkADay, maxANetworkADay, 0, 1]);
  expect(days[dayAfter(begun, -20)]).toEqual([NaN]);
  expect((await jar.request(page)).text).toContain(zh.unmeasured);
});

// The limit of sources per day is tested in packages/backend/testing/figures.
if (isNightly)
  test('a flood of sources and codes is limited, and real events still count', async () => {
    const promoter = await newPromoter();
    const land = (n: number, query: Record<string, string>) =>
      new CookieClient(`198.18.${n >> 8}.${n & 255}`, agents.windows).request(
        `/?${new URLSearchParams(query)}`,
      );
    const flood = Array.from({ length: 600 }, (_, n) => n);
    await eachOf(flood, async (n) => {
      await land(n, { promoter, utm_source: `flood-${n}` });
      await land(n, { promoter: `unknown-${n}`, utm_source: `flood-${n}` });
    });
    const jar = await openPromoterLink(await linkOf(promoter));
    const visits = async () => {
      const { totals } = await numbersOfPage((await jar.request(page)).text);
      return totals.visits?.[0];
    };
    await expect.poll(visits).toBe(600);
    const [, ...rows] = cellsOf((await jar.request(file)).text);
    const days = new Set(rows.map(([day]) => day));
    expect(rows.length).toBeLessThanOrEqual(days.size * (maxSourcesADay + 1));
    const rest = rows.filter(([, source]) => source === zh.otherSources);
    expect(rest.length).toBe(days.size);
    const shown = await parseHtml((await jar.request(page)).text);
    expect(
      shown.querySelectorAll('table[aria-labelledby="by-source"] tbody tr').length,
    ).toBeLessThanOrEqual(51 * days.size);
    expect(textOf(shown.querySelector('#source'))).not.toContain('unknown-');
    const made = await withSiteDatabase(async (db) => {
      const found = await db.execute(
        "select count(*) from promoter_counts where promoter like 'unknown-%'",
      );
      return Number(found.rows[0]?.[0]);
    });
    expect(made).toBe(0);
  });

test('a file for spreadsheets contains no formula', async () => {
  const promoter = await newPromoter();
  const hostile = [
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
  await eachOf([...hostile.keys()], async (n) => {
    const query = new URLSearchParams({ promoter, utm_source: hostile[n] ?? '' });
    await new CookieClient(`198.51.100.${50 + n}`, agents.windows).request(`/?${query}`);
  });
  const jar = await openPromoterLink(await linkOf(promoter));
  await expect
    .poll(async () => Object.values(await fileOf(jar)).reduce((a, b) => a + b, 0))
    .toBe(hostile.length);
  const answer = await jar.request(file);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(String(answer.headers['content-disposition'])).toMatch(
    /^attachment; filename="figures-[\w-]+\.csv"$/,
  );
  for (const row of cellsOf(answer.text).slice(1))
    for (const cell of row) expect(cell).not.toMatch(/^[\s\u00a0]*[=+\-@|＝;,]/);
});

test('periods that are invalid, too long or reversed are corrected, and the page says so', async () => {
  const promoter = await newPromoter();
  await new CookieClient('198.51.100.11', agents.windows).request(`/?promoter=${promoter}`);
  const jar = await openPromoterLink(await linkOf(promoter));
  await expect.poll(async () => Object.keys(await fileOf(jar)).length).toBe(1);
  const today = chinaDay(Date.now());
  const messages = zh.controls.corrections;
  const queries: readonly (readonly [query: string, said: string | null, counted: boolean])[] = [
    ['start=0001-01-01&end=9999-12-31&by=day', messages.future, true],
    ['start=-271821-04-20&end=275760-09-13', messages.unreadable, true],
    ['start=2026-02-30', messages.unreadable, true],
    ["start=';drop table promoter_counts;--&end=<b>", messages.unreadable, true],
    [`start=${today}&end=${dayAfter(today, -40)}`, messages.turned, true],
    [`start=${dayAfter(today, 5)}&end=${dayAfter(today, 9)}`, messages.future, true],
    ['start=1999-01-01&end=1999-02-01', messages.tooLong.replace('{days}', '400'), false],
    ['days=999999999999&by=year&source=\0', null, false],
    [`days=7&days=90&start=&end=&by=&source=${'x'.repeat(5_000)}`, null, true],
  ];
  for (const [query, shown, counted] of queries) {
    const address = `${page}?${encodeURI(query)}`;
    const answer = await jar.request(address);
    expect(answer.status, query).toBe(200);
    if (shown) expect(answer.text, query).toContain(shown);
    else expect(answer.text, query).not.toContain('role="alert"');
    const { table } = await numbersOfPage(answer.text);
    expect(Object.keys(table('by-time')).length, query).toBeLessThanOrEqual(400);
    if (counted) expect(Object.keys(table('by-time')).length, query).toBeGreaterThan(0);
    expect(answer.text.length, query).toBeLessThan(600_000);
    expect((await jar.request(address.replace(page, file))).status, query).toBe(200);
  }
  // A source in the address is shown as text, and only if it is valid.
  const { text } = await jar.request(`${page}?source=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`);
  expect(text).not.toContain('<img src=x onerror');
});
