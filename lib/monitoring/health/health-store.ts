/** Stores errors and limit hits in the embedded backend, also where UPSTREAM_HOST is set. */
import 'server-only';
import { callUpstream } from '@/lib/upstream/client';
import { siteDataEndpoints } from '@superbrowser/contract/site-data/endpoints';
import type { HealthStore } from '@superbrowser/contract/site-data/health';

/** Calls of the backend. Each throws when the backend does not answer. */
export const healthStore: HealthStore = {
  async addErrors(lines) {
    await callUpstream(siteDataEndpoints.addErrors, { errors: [...lines] });
  },
  async addHits(hits) {
    await callUpstream(siteDataEndpoints.addHits, { hits: [...hits] });
  },
};
