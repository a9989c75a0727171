/** Promoter figures (O4): a thousand journeys over HTTP, and what is kept of them. */
import { expect, test } from '@playwright/test';
import { chinaDay } from '../../lib/figures/china-day';
import { figureKinds, figurePlatforms, mostSourcesADay } from '../../lib/schemas/figures';
import zh from '../../messages/zh-CN/partnersFigures.json';
import { stored } from '../support/account';
import {
  cellsOf,
  Jar,
  linkOf,
  newPromoter,
  numbersOfPage,
  opened,
  sumsOfFile,
  type Sums,
} from '../support/figures';
import { parseHtml, textOf } from '../support/html';
import { ledger, travel } from '../support/journeys';
import { agents } from '../support/test';

const page = '/partners/figures';
const file = `${page}/data.csv`;

/** Works through a list, so many at a time. */
async function eachOf<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = list[Symbol.iterator]();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: 12 }, worker));
}

const fileOf = async (jar: Jar, query = '') => sumsOfFile((await jar.ask(file + query)).text);

/** Numbers of the sums whose names fit, by their kind. */
const added = (sums: Sums, fits: (name: readonly string[]) => boolean) =>
  figureKinds.map((kind) =>
    Object.entries(sums)
      .map(([name, sum]) => [name.split(' | '), sum] as const)
      .filter(([name]) => name[2] === kind && fits(name))
      .reduce((all, [, sum]) => all + sum, 0),
  );

test('a thousand journeys: page and file say exactly what happened, each promoter’s alone', async () => {
  const begun = chinaDay(Date.now());
  const promoters = await Promise.all([newPromoter(), newPromoter(), newPromoter()]);
  const idle = await newPromoter();
  const [first = '', ...others] = promoters;
  const ways = [first, first, ...others, 'made-up-code'];
  const expected = ledger(zh);
  const journeys = Array.from({ length: 1_000 }, (_, n) => ({
    n,
    promoter: ways[n % ways.length] ?? first,
  }));
  await eachOf(journeys, ({ n, promoter }) =>
    travel({ n, promoter, count: expected.counting(promoter) }),
  );

  for (const promoter of promoters) {
    const jar = await opened(await linkOf(promoter));
    const wanted = expected.of(promoter);
    await expect.poll(() => fileOf(jar), { message: promoter }).toEqual(wanted);
    const counted = ([, , , outcome]: readonly string[]) => outcome === 'counted';
    expect(Math.min(...added(wanted, counted))).toBeGreaterThan(0);

    const shown = await numbersOfPage((await jar.ask(page)).text);
    const totals = ['counted', 'repeats', 'robots'].map((outcome) =>
      added(wanted, ([, , , of]) => of === outcome),
    );
    for (const [n, kind] of figureKinds.entries())
      expect(shown.totals[kind], kind).toEqual(totals.map((numbers) => numbers[n]));

    const bySource = (source: string) => (name: readonly string[]) =>
      counted(name) && name[0] === source;
    const sources = [...new Set(Object.keys(wanted).map((name) => name.split(' | ')[0] ?? ''))];
    const rows = sources.map((source) => [
      source.replace(/^'=/, '='),
      added(wanted, bySource(source)),
    ]);
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

    // One source alone, by the address of the page's own form.
    const [source = ''] = sources.filter((one) => one === 'wechat');
    const alone = await numbersOfPage((await jar.ask(`${page}?source=${source}`)).text);
    expect(figureKinds.map((kind) => alone.totals[kind]?.[0])).toEqual(
      added(wanted, bySource(source)),
    );
  }
  // Nobody's visits are in nobody's figures, and whoever did nothing sees nothing of the others.
  const jar = await opened(await linkOf(idle));
  expect((await jar.ask(page)).text).toContain(zh.empty.title);
  expect(await fileOf(jar)).toEqual({});
  const kept = await stored(async (db) => {
    const { rows } = await db.execute(
      "select count(*) from promoter_counts where promoter = 'made-up-code'",
    );
    return Number(rows[0]?.[0]);
  });
  expect(kept).toBe(0);
});

test('nothing that is kept tells who a visitor was', async () => {
  const promoter = await newPromoter();
  const jar = new Jar('198.51.100.77', `${agents.windows} Figures/77`);
  await jar.ask(`/?promoter=${promoter}&utm_source=quiet`);
  await jar.ask('/api/download/windows');
  const own = await opened(await linkOf(promoter));
  await expect.poll(async () => Object.keys(await fileOf(own)).length).toBe(2);
  const rows = await stored(async (db) => {
    const found = await db.execute({
      sql: 'select * from promoter_counts where promoter = ?',
      args: [promoter],
    });
    return found.rows.map((row) => ({ ...row }));
  });
  const columns = ['count_id', 'promoter', 'day', 'kind', 'source', 'platform'];
  for (const row of rows)
    expect(Object.keys(row).sort()).toEqual([...columns, 'counted', 'repeats', 'robots'].sort());
  expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100\.77|Figures\/77|Chrome/);
  // The page loads nothing and names nobody.
  const { text } = await own.ask(page);
  expect(text).not.toContain('198.51.100.77');
});

test('a flood of sources and codes is bounded, and takes nothing from who is real', async () => {
  const promoter = await newPromoter();
  const land = (n: number, query: Record<string, string>) =>
    new Jar(`198.18.${n >> 8}.${n & 255}`, agents.windows).ask(`/?${new URLSearchParams(query)}`);
  const flood = Array.from({ length: 600 }, (_, n) => n);
  await eachOf(flood, async (n) => {
    await land(n, { promoter, utm_source: `flood-${n}` });
    await land(n, { promoter: `nobody-${n}`, utm_source: `flood-${n}` });
  });
  const jar = await opened(await linkOf(promoter));
  const visits = async () => {
    const { totals } = await numbersOfPage((await jar.ask(page)).text);
    return totals.visits?.[0];
  };
  await expect.poll(visits).toBe(600);
  const [, ...rows] = cellsOf((await jar.ask(file)).text);
  const days = new Set(rows.map(([day]) => day));
  expect(rows.length).toBeLessThanOrEqual(days.size * (mostSourcesADay + 1));
  const rest = rows.filter(([, source]) => source === zh.otherSources);
  expect(rest.length).toBe(days.size);
  const shown = await parseHtml((await jar.ask(page)).text);
  expect(
    shown.querySelectorAll('table[aria-labelledby="by-source"] tbody tr').length,
  ).toBeLessThanOrEqual(51 * days.size);
  expect(textOf(shown.querySelector('#source'))).not.toContain('nobody-');
  const made = await stored(async (db) => {
    const found = await db.execute(
      "select count(*) from promoter_counts where promoter like 'nobody-%'",
    );
    return Number(found.rows[0]?.[0]);
  });
  expect(made).toBe(0);
});

test('a file for spreadsheets runs nothing', async () => {
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
    await new Jar(`198.51.100.${50 + n}`, agents.windows).ask(`/?${query}`);
  });
  const jar = await opened(await linkOf(promoter));
  await expect
    .poll(async () => Object.values(await fileOf(jar)).reduce((a, b) => a + b, 0))
    .toBe(hostile.length);
  const answer = await jar.ask(file);
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
