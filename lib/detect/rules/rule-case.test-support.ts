/** Helpers for writing the tables of test cases. */
import type { Facts } from '../facts';
import { withChanges } from '../changed-facts.test-support';
import type { RuleId } from './index';

export { withChanges, withHeaders, withHints } from '../changed-facts.test-support';
export { ordinaryBrowsers } from '../ordinary-browsers.test-support';

/** One row: rule, expected result, reason, facts. */
export type RuleCase = readonly [RuleId, 'mismatch' | 'fits' | 'unknown', string, Facts];

export const withBrowser = (facts: Facts, values: Partial<NonNullable<Facts['browser']>>) =>
  withChanges(facts, { browser: values });
export const withScreen = (facts: Facts, values: Partial<NonNullable<Facts['screen']>>) =>
  withChanges(facts, { screen: values });
export const withRenderer = (facts: Facts, text: string) =>
  withChanges(facts, { webgl: { vendor: '', renderer: text } });
export const withRtcAddresses = (facts: Facts, address: string | null, ...addresses: string[]) =>
  withChanges(facts, { rtc: { addresses }, server: { address } });
export const withSystemClock = (facts: Facts, zone: string | null, ...minutes: number[]) =>
  withChanges(facts, {
    time: {
      zone,
      offsets: minutes.map((value, index) => ({
        at: Date.UTC(2026, index * 6, 15),
        minutes: value,
      })),
    },
  });
export const userAgentOf = (facts: Facts) => facts.browser?.userAgent ?? '';
