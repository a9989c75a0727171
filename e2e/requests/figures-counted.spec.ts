/**
 * What visits add to promoter figures (O4): each step, once and under its promoter, nothing that identifies a visitor,
 * and only so much a day from one network.
 */
import { expect, test } from '@playwright/test';
import { beijingDay, dayAfter } from '@superbrowser/contract/beijing-time';
import {
  figureKinds,
  figureOutcomes,
  figurePlatforms,
  maxEventsPerNetworkPerDay,
  maxSourcesPerDay,
} from '@superbrowser/contract/site-records/figures';
import { withEnvelope, kindOf } from '../../lib/testing/every-application-kind';
import { partnersFigures as zh } from '../../messages/zh-CN/business.json';
import {
  cellsOf,
  CookieClient,
  runForEach,
  figuresFile,
  figuresPage,
  loadSums,
  createFiguresLink,
  newPromoter,
  numbersOfPage,
  openPromoterLink,
  type Sums,
} from '../support/visits/promoter-figures';
import { parseHtml, textOf } from '../support/pages/html';
import { createLedger, simulateVisit } from '../support/visits/simulated-visits';
import { isNightly } from '../support/nightly';
import { userAgents } from '../support/browser/user-agents';
import { runSql, selectRows } from '../support/servers/database';

/** Adds up the sums whose names match, by their kind. */
const addUp = (sums: Sums, fits: (name: readonly string[]) => boolean) =>
  figureKinds.map((kind) =>
    Object.entries(sums)
      .map(([name, sum]) => [name.split(' | '), sum] as const)
      .filter(([name]) => name[2] === kind && fits(name))
      .reduce((all, [, sum]) => all + sum, 0),
  );

/** So many visits include every kind of step. */
const journeyCount = isNightly ? 1_000 : 120;

test('journeys: page and file show exactly what happened, for each promoter separately', async () => {
  const begun = beijingDay(Date.now());
  const promoters = await Promise.all([newPromoter(), newPromoter(), newPromoter()]);
  const idle = await newPromoter();
  const [first = '', ...others] = promoters;
  const ways = [first, first, ...others, 'made-up-code'];
  const expected = createLedger(zh);
  const journeys = Array.from({ length: journeyCount }, (_, n) => ({
    n,
    promoter: ways[n % ways.length] ?? first,
  }));
  await runForEach(journeys, ({ n, promoter }) =>
    simulateVisit({ n, promoter, count: expected.counting(promoter) }),
  );

  const counted = ([, , , outcome]: readonly string[]) => outcome === 'counted';
  const happened = promoters.map((promoter) => addUp(expected.of(promoter), counted));
  for (const [n, kind] of figureKinds.entries())
    expect(
      happened.reduce((all, of) => all + (of[n] ?? 0), 0),
      kind,
    ).toBeGreaterThan(0);
  for (const promoter of promoters) {
    const jar = await openPromoterLink(await createFiguresLink(promoter));
    const wanted = expected.of(promoter);
    await expect.poll(() => loadSums(jar), { message: promoter }).toEqual(wanted);

    const shown = await numbersOfPage((await jar.request(figuresPage)).text);
    const totals = figureOutcomes.map((outcome) => addUp(wanted, ([, , , of]) => of === outcome));
    for (const [n, kind] of figureKinds.entries())
      expect(shown.totals[kind], kind).toEqual(totals.map((numbers) => numbers[n]));

    const bySource = (source: string) => (name: readonly string[]) =>
      counted(name) && name[0] === source;
    const sources = [...new Set(Object.keys(wanted).map((name) => name.split(' | ')[0] ?? ''))];
    const rows = sources
      .map((source) => [source.replace(/^'=/, '='), addUp(wanted, bySource(source))] as const)
      .filter(([, numbers]) => numbers.some((number) => number > 0));
    expect(shown.table('by-source')).toEqual(Object.fromEntries(rows));
    const systems = figurePlatforms
      .map((platform) => zh.platforms[platform])
      .map((word) => [word, addUp(wanted, (name) => counted(name) && name[1] === word)] as const)
      .filter(([, numbers]) => numbers.some((number) => number > 0));
    expect(shown.table('by-platform')).toEqual(Object.fromEntries(systems));
    const days = Object.entries(shown.table('by-time')).filter(([, numbers]) =>
      numbers.some(Boolean),
    );
    for (const [day] of days) expect([begun, beijingDay(Date.now())]).toContain(day);
    expect(figureKinds.map((_, n) => days.reduce((all, [, of]) => all + (of[n] ?? 0), 0))).toEqual(
      totals[0],
    );

    // One source only, with the address that the page's form makes.
    const [source = ''] = sources.filter((one) => one === 'wechat');
    const alone = await numbersOfPage((await jar.request(`${figuresPage}?source=${source}`)).text);
    expect(figureKinds.map((kind) => alone.totals[kind]?.[0])).toEqual(
      addUp(wanted, bySource(source)),
    );
  }
  // Visits without a promoter are in no figures, and a promoter without visits sees none of the others'.
  const jar = await openPromoterLink(await createFiguresLink(idle));
  expect((await jar.request(figuresPage)).text).toContain(zh.empty.title);
  expect(await loadSums(jar)).toEqual({});
  const { rows } = await runSql(
    "select count(*) from promoter_counts where promoter = 'made-up-code'",
  );
  expect(Number(rows[0]?.[0])).toBe(0);
});

test('nothing that is stored identifies a visitor', async () => {
  const promoter = await newPromoter();
  const jar = new CookieClient('198.51.100.77', `${userAgents.windows} Figures/77`);
  await jar.request(`/?promoter=${promoter}&utm_source=quiet`);
  await jar.request('/api/download/windows');
  const own = await openPromoterLink(await createFiguresLink(promoter));
  await expect.poll(async () => Object.keys(await loadSums(own)).length).toBe(2);
  const rows = await selectRows('select * from promoter_counts where promoter = ?', [promoter]);
  const columns = ['count_id', 'promoter', 'day', 'kind', 'source', 'platform'];
  for (const row of rows)
    expect(Object.keys(row).sort()).toEqual([...columns, ...figureOutcomes].sort());
  expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100\.77|Figures\/77|Chrome/);
  // The page does not show the visitor's IP either.
  const { text } = await own.request(figuresPage);
  expect(text).not.toContain('198.51.100.77');
});

test('one machine cannot inflate figures with user agents and forms', async () => {
  const promoter = await newPromoter();
  const begun = beijingDay(Date.now());
  const requested = maxEventsPerNetworkPerDay + 5;
  const machine = (n: number) =>
    new CookieClient('198.51.100.90', `${userAgents.windows} Made/${n}`);
  await runForEach([...Array(requested).keys()], async (n) => {
    const jar = machine(n);
    await jar.request(`/?promoter=${promoter}`);
    await jar.request('/api/download/windows');
  });
  const writer = machine(requested);
  await writer.request(`/?promoter=${promoter}`);
  // A complaint or report does not count as an application.
  for (const kind of ['feedback', 'private'] as const) {
    const response = await writer.request(`/api/applications/${kind}`, {
      body: withEnvelope(kindOf(kind).requiredValues()),
    });
    expect(response.status, response.text).toBe(200);
  }
  const jar = await openPromoterLink(await createFiguresLink(promoter));
  const totals = async () => (await numbersOfPage((await jar.request(figuresPage)).text)).totals;
  await expect.poll(totals).toEqual({
    visits: [maxEventsPerNetworkPerDay, 0, 0, 6],
    downloads: [maxEventsPerNetworkPerDay, 0, 0, 5],
    registrations: [0, 0, 0, 0],
    applications: [1, 0, 0, 0],
  });
  // Today is measured; the days before this server ran are not.
  const days = (await numbersOfPage((await jar.request(figuresPage)).text)).table('by-time');
  expect(days[begun]).toEqual([maxEventsPerNetworkPerDay, maxEventsPerNetworkPerDay, 0, 1]);
  expect(days[dayAfter(begun, -20)]).toEqual([NaN]);
  expect((await jar.request(figuresPage)).text).toContain(zh.unmeasured);
});

// The limit of sources per day is tested in packages/backend/testing/figures.
if (isNightly)
  test('a flood of sources and codes is limited, and real events still count', async () => {
    const promoter = await newPromoter();
    const land = (n: number, query: Record<string, string>) =>
      new CookieClient(`198.18.${n >> 8}.${n & 255}`, userAgents.windows).request(
        `/?${new URLSearchParams(query)}`,
      );
    const flood = Array.from({ length: 600 }, (_, n) => n);
    await runForEach(flood, async (n) => {
      await land(n, { promoter, utm_source: `flood-${n}` });
      await land(n, { promoter: `unknown-${n}`, utm_source: `flood-${n}` });
    });
    const jar = await openPromoterLink(await createFiguresLink(promoter));
    const visits = async () => {
      const { totals } = await numbersOfPage((await jar.request(figuresPage)).text);
      return totals.visits?.[0];
    };
    await expect.poll(visits).toBe(600);
    const [, ...rows] = cellsOf((await jar.request(figuresFile)).text);
    const days = new Set(rows.map(([day]) => day));
    expect(rows.length).toBeLessThanOrEqual(days.size * (maxSourcesPerDay + 1));
    const rest = rows.filter(([, source]) => source === zh.otherSources);
    expect(rest.length).toBe(days.size);
    const shown = await parseHtml((await jar.request(figuresPage)).text);
    expect(
      shown.querySelectorAll('table[aria-labelledby="by-source"] tbody tr').length,
    ).toBeLessThanOrEqual(51 * days.size);
    expect(textOf(shown.querySelector('#source'))).not.toContain('unknown-');
    const stored = await runSql(
      "select count(*) from promoter_counts where promoter like 'unknown-%'",
    );
    expect(Number(stored.rows[0]?.[0])).toBe(0);
  });
