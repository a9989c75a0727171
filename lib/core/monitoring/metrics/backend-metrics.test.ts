import { registerBackendMetrics } from './backend-metrics';
import { getMetrics } from './registry';

const mockNumbers = { webhook_backlog: 2, last_backup: 1_790_000_000, limit_hits: { codes: 1 } };
jest.mock('@/lib/core/upstream/client/call-upstream', () => ({
  callSiteData: () => Promise.resolve(mockNumbers),
}));
let mockHost: string | undefined;
jest.mock('@/lib/core/env/runtime', () => ({ getRuntimeEnv: () => ({ UPSTREAM_HOST: mockHost }) }));

async function registeredGauges(upstream: string | undefined) {
  mockHost = upstream;
  getMetrics().gaugeSources.clear();
  registerBackendMetrics();
  const all = [...getMetrics().gaugeSources].map(async ([name, sources]) => [
    name,
    await sources[0]?.(),
  ]);
  return Object.fromEntries(await Promise.all(all)) as Record<string, unknown>;
}

const own = {
  backend_limit_hits: { codes: 1 },
  last_backup_timestamp_seconds: { '': 1_790_000_000 },
};

it.each([
  ['the embedded backend alone', undefined, { ...own, webhook_backlog: { '': 2 } }],
  // Even with an upstream, the site's own data are in its own database.
  ['an upstream', 'https://api.example.com', own],
])('with %s they have the last backup', async (_, upstream, expected) => {
  expect(await registeredGauges(upstream)).toEqual(expected);
});
