/** Stores errors and limit hits in the embedded backend, also where UPSTREAM_HOST is set. */
import 'server-only';
import { callUpstream } from '@/lib/upstream/client';
import { recordEndpoints } from '@superbrowser/contract/site-records/endpoints';
import type { HealthRecords } from '@superbrowser/contract/site-records/health';

/** Calls of the backend. Each throws when the backend does not answer. */
export const healthStore: HealthRecords = {
  async addErrors(lines) {
    await callUpstream(recordEndpoints.addErrors, { errors: [...lines] });
  },
  async addHits(hits) {
    await callUpstream(recordEndpoints.addHits, { hits: [...hits] });
  },
};
