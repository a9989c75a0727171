/** Helpers for writing the tables of test cases. */
import type { Facts } from '../facts';
import { changed } from '../test-changes';
import type { RuleId } from './index';

export { changed, withHeaders, withHints } from '../test-changes';
export { plain } from '../test-facts';

/** One row: rule, expected result, reason, facts. */
export type Case = readonly [RuleId, 'clash' | 'fits' | 'unknown', string, Facts];

export const withBrowser = (facts: Facts, values: Partial<NonNullable<Facts['browser']>>) =>
  changed(facts, { browser: values });
export const withScreen = (facts: Facts, values: Partial<NonNullable<Facts['screen']>>) =>
  changed(facts, { screen: values });
export const withRenderer = (facts: Facts, text: string) =>
  changed(facts, { webgl: { vendor: '', renderer: text } });
export const withRtcAddresses = (facts: Facts, address: string | null, ...addresses: string[]) =>
  changed(facts, { rtc: { addresses }, server: { address } });
export const withSystemClock = (facts: Facts, zone: string | null, ...minutes: number[]) =>
  changed(facts, {
    time: {
      zone,
      offsets: minutes.map((value, index) => ({
        at: Date.UTC(2026, index * 6, 15),
        minutes: value,
      })),
    },
  });
export const userAgentOf = (facts: Facts) => facts.browser?.userAgent ?? '';
