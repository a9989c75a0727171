/** Changes the facts of a browser, for tests. */
import type { BrowserFacts, Facts } from './facts';

type FactChanges = { readonly [P in keyof Facts]?: Partial<NonNullable<Facts[P]>> | null };

/** Facts with some values of some parts changed; null removes a part. */
export function withChanges(facts: Facts, change: FactChanges): Facts {
  const parts = Object.entries(change).map(([part, values]) => {
    const before = facts[part as keyof Facts];
    const isPlainObject = values !== null && !Array.isArray(values);
    return [part, isPlainObject ? { ...before, ...values } : values];
  });
  return { ...facts, ...(Object.fromEntries(parts) as Partial<Facts>) };
}

/** The same browser with other client hints. */
export function withHints(
  facts: Facts,
  hints: Partial<NonNullable<BrowserFacts['hints']>> | null,
): Facts {
  const before = facts.browser?.hints;
  return withChanges(facts, {
    browser: { hints: hints && before ? { ...before, ...hints } : null },
  });
}

/** The same request with other headers. */
export function withHeaders(
  facts: Facts,
  headers: Partial<NonNullable<Facts['server']>['headers']>,
): Facts {
  return facts.server
    ? withChanges(facts, { server: { headers: { ...facts.server.headers, ...headers } } })
    : facts;
}
