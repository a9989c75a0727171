import type { Facts } from '../facts';
import { createReport } from '../report';
import { withChanges } from '../changed-facts.test-support';
import { ordinaryBrowsers, type OrdinaryBrowser } from '../ordinary-browsers.test-support';
import { identityCases } from './identity-cases.test-support';
import { userAgentOf, withBrowser } from './rule-case.test-support';
import { environmentCases } from './environment-cases.test-support';
import { rules, type RuleId } from '.';

const findingIds = (facts: Facts) => createReport(facts, 0).findings.map(({ id }) => id);
const checkRule = (id: RuleId, facts: Facts) => {
  const result = rules.find((rule) => rule.id === id)?.check(facts);
  return typeof result === 'string' ? result : 'mismatch';
};

describe('ordinary browsers contradict nothing', () => {
  it.each(Object.keys(ordinaryBrowsers) as OrdinaryBrowser[])('%s', (name) => {
    expect(findingIds(ordinaryBrowsers[name])).toEqual([]);
  });

  it('include rules that are really checked', () => {
    expect(createReport(ordinaryBrowsers.chromeWindows, 0).checked).toBeGreaterThanOrEqual(18);
  });

  it('returns unknown without facts', () => {
    const nothing = withChanges(ordinaryBrowsers.chromeWindows, {
      browser: null,
      time: null,
      screen: null,
      canvas: null,
      audio: null,
      webgl: null,
      fonts: null,
      server: null,
    });
    expect(createReport(nothing, 0)).toMatchObject({
      checked: 0,
      result: 'consistent',
      findings: [],
    });
  });
});

const table = [...identityCases, ...environmentCases];

describe('every rule', () => {
  it.each(table)('%s returns %s: %s', (id, expected, _why, facts) => {
    expect(checkRule(id, facts)).toBe(expected);
  });

  it('has a case that breaks it', () => {
    const broken = new Set(table.filter(([, shown]) => shown === 'mismatch').map(([id]) => id));
    expect(rules.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
  });
});

it('shows both sides of a contradiction', () => {
  const { findings } = createReport(
    withBrowser(ordinaryBrowsers.chromeWindows, { platform: 'Linux x86_64' }),
    0,
  );
  expect(findings).toEqual([
    {
      id: 'systemPlatform',
      weight: 'high',
      evidence: [
        { source: 'userAgent', value: userAgentOf(ordinaryBrowsers.chromeWindows) },
        { source: 'platform', value: 'Linux x86_64' },
      ],
    },
  ]);
});
