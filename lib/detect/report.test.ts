import { factRowsByGroup } from './fact-groups';
import { createReport } from './report';
import { redactReport, serializeRedactedReport } from './redact-report';
import { withChanges, withHeaders } from './changed-facts.test-support';
import { ordinaryBrowsers } from './ordinary-browsers.test-support';

const { chromeMac } = ordinaryBrowsers;
const at = Date.UTC(2026, 10, 21, 8);
const hint = withChanges(chromeMac, { time: { locale: 'ja' } });
const medium = withChanges(chromeMac, { canvas: { isSteady: false } });
const twoMedium = withChanges(medium, { audio: { isSteady: false } });
const high = withChanges(chromeMac, { browser: { webdriver: true } });
const allFindings = withChanges(
  withHeaders(high, { 'user-agent': 'curl', 'accept-language': 'fr' }),
  {
    browser: { platform: 'Win32', webdriver: true, languages: [], memory: 3 },
    canvas: { isSteady: false },
  },
);

it.each([
  ['nothing', chromeMac, 'consistent', 100],
  ['a hint', hint, 'hints', 95],
  ['a medium one', medium, 'doubtful', 80],
  ['two medium ones', twoMedium, 'contradictory', 60],
  ['a high one', high, 'contradictory', 60],
  ['everything', allFindings, 'contradictory', 0],
])('%s has the expected result and score', (_what, facts, result, score) => {
  expect(createReport(facts, at)).toMatchObject({ result, score, version: 2 });
});

it('lists the heaviest finding first and has its time', () => {
  const report = createReport(
    withChanges(high, { time: { locale: 'ja' }, canvas: { isSteady: false } }),
    at,
  );
  expect(report.findings.map(({ weight }) => weight)).toEqual(['high', 'medium', 'low']);
  expect(report.at).toBe('2026-11-21T08:00:00.000Z');
  expect(report.checked).toBeLessThan(report.total);
});

describe('the export', () => {
  const leaky = withChanges(chromeMac, {
    server: { address: '93.184.216.34' },
    rtc: { addresses: ['8.8.4.4', '192.168.7.9', '616e1de5-82d5.local'] },
  });
  const report = createReport(leaky, at);
  const text = serializeRedactedReport(report);

  it('contains no whole address', () => {
    expect(report.findings.map(({ id }) => id)).toEqual(['rtcAddress']);
    for (const address of ['93.184.216.34', '8.8.4.4', '192.168.7.9', '616e1de5'])
      expect(text).not.toContain(address);
    expect(text).toContain('93.184.x.x');
    expect(text).toContain('8.8.x.x');
  });

  it('cuts hashes and keeps the user agent', () => {
    expect(text).not.toContain(leaky.canvas?.hash);
    expect(text).not.toContain(leaky.audio?.hash);
    expect(text).toContain('"hash": "0123…"');
    expect(JSON.parse(text)).toMatchObject({
      format: 'superbrowser-detect',
      version: 2,
      redacted: true,
      facts: { browser: { userAgent: leaky.browser?.userAgent } },
    });
  });

  it('does not change the report itself, and accepts missing parts', () => {
    expect(report.facts.server?.address).toBe('93.184.216.34');
    const empty = withChanges(leaky, { server: null, rtc: null, canvas: null, audio: null });
    expect(redactReport(createReport(empty, at)).facts).toMatchObject({
      server: null,
      canvas: null,
    });
    const unknown = withChanges(leaky, { server: { address: null } });
    expect(redactReport(createReport(unknown, at)).facts.server?.address).toBeNull();
  });
});

describe('the table of facts', () => {
  const value = (facts: typeof hint, source: string) =>
    Object.values(factRowsByGroup(facts))
      .flat()
      .find((row) => row.source === source)?.value;

  it.each([
    ['screen', '1512 × 982'],
    ['clockOffset', 'UTC+1'],
    ['languages', 'de-DE, de, en'],
    ['memory', '16 GB'],
    ['webdriver', false],
    ['hintBrands', 'Not:A-Brand 8, Chromium 142, Google Chrome 142'],
    ['rtcAddress', null],
  ])('%s reads %s', (source, expected) => expect(value(chromeMac, source)).toBe(expected));

  it('has no value where nothing was read', () => {
    const empty = withChanges(chromeMac, { browser: null, screen: null, server: null, time: null });
    for (const source of ['userAgent', 'screen', 'serverAddress', 'clockOffset', 'memory'])
      expect(value(empty, source)).toBeNull();
  });

  it('lists no source twice', () => {
    const sources = Object.values(factRowsByGroup(chromeMac)).flatMap((rows) =>
      rows.map(({ source }) => source),
    );
    expect(new Set(sources).size).toBe(sources.length);
  });
});
