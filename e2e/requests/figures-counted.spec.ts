/**
 * What visits add to promoter figures (O4): each step, once and under its promoter, nothing that identifies a visitor,
 * and only so much a day from one network.
 */
import { expect, test } from '@playwright/test';
import { beijingDay, addDays } from '@superbrowser/shared/beijing-time';
import {
  figureKinds,
  figureOutcomes,
  figureSystems,
  maxEventsPerNetworkPerDay,
  maxSourcesPerDay,
} from '@superbrowser/contract/site-data/figures';
import { withSubmissionMeta, describeKindOfSlug } from '@/lib/testing/every-application-kind';
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
  type Sums,
} from '../support/visitors/promoter-figures';
import { parseHtml, textOf } from '../support/pages/html';
import { isNightly } from '../support/nightly';
import { userAgents } from '../support/browser/user-agents';
import { runSql, selectRows } from '../support/servers/database';
import { createExpectedSums, simulateVisit } from './support/simulated-visits';
import { runForEach } from './support/run-for-each';

/** Adds up the sums whose names match, by their kind. */
const addUp = (sums: Sums, fits: (name: readonly string[]) => boolean) =>
  figureKinds.map((kind) =>
    Object.entries(sums)
      .map(([name, count]) => [name.split(' | '), count] as const)
      .filter(([name]) => name[2] === kind && fits(name))
      .reduce((total, [, count]) => total + count, 0),
  );

/** This number of journeys is enough to include every kind of step. */
const journeyCount = isNightly ? 1_000 : 120;

test('journeys: page and file show exactly what happened, for each promoter separately', async () => {
  const startDay = beijingDay(Date.now());
  const promoters = await Promise.all([createPromoter(), createPromoter(), createPromoter()]);
  const idlePromoter = await createPromoter();
  const [firstPromoter = '', ...otherPromoters] = promoters;
  const journeyCodes = [firstPromoter, firstPromoter, ...otherPromoters, 'made-up-code'];
  const ledger = createExpectedSums(zh);
  const journeys = Array.from({ length: journeyCount }, (_, n) => ({
    n,
    promoter: journeyCodes[n % journeyCodes.length] ?? firstPromoter,
  }));
  await runForEach(journeys, ({ n, promoter }) =>
    simulateVisit({ n, promoter, count: ledger.counting(promoter) }),
  );

  const isCounted = ([, , , outcome]: readonly string[]) => outcome === 'counted';
  const countsByPromoter = promoters.map((promoter) => addUp(ledger.of(promoter), isCounted));
  for (const [n, kind] of figureKinds.entries())
    expect(
      countsByPromoter.reduce((total, counts) => total + (counts[n] ?? 0), 0),
      kind,
    ).toBeGreaterThan(0);
  for (const promoter of promoters) {
    const client = await openFiguresLink(await createFiguresLink(promoter));
    const expectedSums = ledger.of(promoter);
    await expect.poll(() => fetchSums(client), { message: promoter }).toEqual(expectedSums);

    const shownNumbers = await readShownNumbers((await client.request(figuresPath)).text);
    const totals = figureOutcomes.map((outcome) =>
      addUp(expectedSums, ([, , , sumOutcome]) => sumOutcome === outcome),
    );
    for (const [n, kind] of figureKinds.entries())
      expect(shownNumbers.totals[kind], kind).toEqual(totals.map((numbers) => numbers[n]));

    const isOfSource = (source: string) => (name: readonly string[]) =>
      isCounted(name) && name[0] === source;
    const sources = [
      ...new Set(Object.keys(expectedSums).map((name) => name.split(' | ')[0] ?? '')),
    ];
    const rows = sources
      .map(
        (source) => [source.replace(/^'=/, '='), addUp(expectedSums, isOfSource(source))] as const,
      )
      .filter(([, numbers]) => numbers.some((number) => number > 0));
    expect(shownNumbers.table('by-source')).toEqual(Object.fromEntries(rows));
    const systems = figureSystems
      .map((system) => zh.systems[system])
      .map(
        (systemName) =>
          [
            systemName,
            addUp(expectedSums, (name) => isCounted(name) && name[1] === systemName),
          ] as const,
      )
      .filter(([, numbers]) => numbers.some((number) => number > 0));
    expect(shownNumbers.table('by-system')).toEqual(Object.fromEntries(systems));
    const days = Object.entries(shownNumbers.table('by-time')).filter(([, numbers]) =>
      numbers.some(Boolean),
    );
    for (const [day] of days) expect([startDay, beijingDay(Date.now())]).toContain(day);
    expect(
      figureKinds.map((_, n) => days.reduce((total, [, numbers]) => total + (numbers[n] ?? 0), 0)),
    ).toEqual(totals[0]);

    // One source only, with the URL that the page's form makes.
    const [source = ''] = sources.filter((candidate) => candidate === 'wechat');
    const sourceNumbers = await readShownNumbers(
      (await client.request(`${figuresPath}?source=${source}`)).text,
    );
    expect(figureKinds.map((kind) => sourceNumbers.totals[kind]?.[0])).toEqual(
      addUp(expectedSums, isOfSource(source)),
    );
  }
  // Visits without a promoter are in no figures, and a promoter without visits sees no figures of other promoters.
  const client = await openFiguresLink(await createFiguresLink(idlePromoter));
  expect((await client.request(figuresPath)).text).toContain(zh.noFigures.title);
  expect(await fetchSums(client)).toEqual({});
  const { rows } = await runSql(
    "select count(*) from promoter_counts where promoter = 'made-up-code'",
  );
  expect(Number(rows[0]?.[0])).toBe(0);
});

test('nothing that is stored identifies a visitor', async () => {
  const promoter = await createPromoter();
  const client = new CookieClient('198.51.100.77', `${userAgents.windows} Figures/77`);
  await client.request(`/?promoter=${promoter}&utm_source=quiet`);
  await client.request('/api/download/windows');
  const figuresClient = await openFiguresLink(await createFiguresLink(promoter));
  await expect.poll(async () => Object.keys(await fetchSums(figuresClient)).length).toBe(2);
  const rows = await selectRows('select * from promoter_counts where promoter = ?', [promoter]);
  const columns = ['count_id', 'promoter', 'day', 'kind', 'source', 'platform'];
  for (const row of rows)
    expect(Object.keys(row).sort()).toEqual([...columns, ...figureOutcomes].sort());
  expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100\.77|Figures\/77|Chrome/);
  // The page does not show the visitor's IP either.
  const { text } = await figuresClient.request(figuresPath);
  expect(text).not.toContain('198.51.100.77');
});

test('one machine cannot inflate figures with user agents and forms', async () => {
  const promoter = await createPromoter();
  const startDay = beijingDay(Date.now());
  const requestCount = maxEventsPerNetworkPerDay + 5;
  const createMachine = (n: number) =>
    new CookieClient('198.51.100.90', `${userAgents.windows} Made/${n}`);
  await runForEach([...Array(requestCount).keys()], async (n) => {
    const client = createMachine(n);
    await client.request(`/?promoter=${promoter}`);
    await client.request('/api/download/windows');
  });
  const writer = createMachine(requestCount);
  await writer.request(`/?promoter=${promoter}`);
  // A complaint or report does not count as an application.
  for (const kind of ['feedback', 'private'] as const) {
    const response = await writer.request(`/api/applications/${kind}`, {
      body: withSubmissionMeta(describeKindOfSlug(kind).requiredValues()),
    });
    expect(response.status, response.text).toBe(200);
  }
  const client = await openFiguresLink(await createFiguresLink(promoter));
  const fetchTotals = async () =>
    (await readShownNumbers((await client.request(figuresPath)).text)).totals;
  await expect.poll(fetchTotals).toEqual({
    visits: [maxEventsPerNetworkPerDay, 0, 0, 6],
    downloads: [maxEventsPerNetworkPerDay, 0, 0, 5],
    registrations: [0, 0, 0, 0],
    applications: [1, 0, 0, 0],
  });
  // Today is measured; the days before this server ran are not.
  const days = (await readShownNumbers((await client.request(figuresPath)).text)).table('by-time');
  expect(days[startDay]).toEqual([maxEventsPerNetworkPerDay, maxEventsPerNetworkPerDay, 0, 1]);
  expect(days[addDays(startDay, -20)]).toEqual([NaN]);
  expect((await client.request(figuresPath)).text).toContain(zh.unmeasured);
});

// The limit of sources per day is tested in packages/backend/testing/suites/figures-suite.ts.
if (isNightly)
  test('a flood of sources and codes is limited, and real events still count', async () => {
    const promoter = await createPromoter();
    const requestLanding = (n: number, query: Record<string, string>) =>
      new CookieClient(`198.18.${n >> 8}.${n & 255}`, userAgents.windows).request(
        `/?${new URLSearchParams(query)}`,
      );
    const flood = Array.from({ length: 600 }, (_, n) => n);
    await runForEach(flood, async (n) => {
      await requestLanding(n, { promoter, utm_source: `flood-${n}` });
      await requestLanding(n, { promoter: `unknown-${n}`, utm_source: `flood-${n}` });
    });
    const client = await openFiguresLink(await createFiguresLink(promoter));
    const fetchVisits = async () => {
      const { totals } = await readShownNumbers((await client.request(figuresPath)).text);
      return totals.visits?.[0];
    };
    await expect.poll(fetchVisits).toBe(600);
    const [, ...rows] = cellsOf((await client.request(figuresFilePath)).text);
    const days = new Set(rows.map(([day]) => day));
    expect(rows.length).toBeLessThanOrEqual(days.size * (maxSourcesPerDay + 1));
    const restRows = rows.filter(([, source]) => source === zh.otherSources);
    expect(restRows.length).toBe(days.size);
    const page = await parseHtml((await client.request(figuresPath)).text);
    expect(
      page.querySelectorAll('table[aria-labelledby="by-source"] tbody tr').length,
    ).toBeLessThanOrEqual(51 * days.size);
    expect(textOf(page.querySelector('#source'))).not.toContain('unknown-');
    const stored = await runSql(
      "select count(*) from promoter_counts where promoter like 'unknown-%'",
    );
    expect(Number(stored.rows[0]?.[0])).toBe(0);
  });
