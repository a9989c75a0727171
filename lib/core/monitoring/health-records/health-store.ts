/** Stores errors and limit hits in the embedded backend, also where UPSTREAM_HOST is set. */
import 'server-only';
import { siteDataEndpoints } from '@superbrowser/contract/site-data/endpoints';
import type { HealthStore } from '@superbrowser/contract/site-data/health';
import { callSiteData } from '@/lib/core/upstream/client/call-upstream';

/** Calls of the backend. Each throws when the backend does not respond. */
export const healthStore: HealthStore = {
  async addErrors(lines) {
    await callSiteData(siteDataEndpoints.addErrors, { errors: [...lines] });
  },
  async addHits(hits) {
    await callSiteData(siteDataEndpoints.addLimitHits, { hits: [...hits] });
  },
};
