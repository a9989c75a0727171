/** Metrics of the embedded backend, which runs in another process. */
import 'server-only';
import type { z } from 'zod';
import { getRuntimeEnv } from '@/lib/env/runtime';
import { addGaugeSource } from './metrics';
import { callSiteData } from '@/lib/upstream/client';
import {
  siteDataEndpoints,
  type SiteDataEndpoints,
} from '@superbrowser/contract/site-data/endpoints';

type BackendNumbers = z.output<SiteDataEndpoints['backendNumbers']['data']>;

/** Milliseconds for which a result is used, because all gauges are read at once and share one call. */
const cacheMs = 1_000;
let cachedNumbers: { readonly at: number; readonly numbers: Promise<BackendNumbers> } | undefined;

function loadBackendNumbers(now = Date.now()): Promise<BackendNumbers> {
  if (!cachedNumbers || now - cachedNumbers.at > cacheMs)
    cachedNumbers = {
      at: now,
      numbers: callSiteData(siteDataEndpoints.backendNumbers, {}),
    };
  return cachedNumbers.numbers;
}

/** Adds the backend's numbers to `/metrics`; they are left out while the backend does not answer. */
export function registerBackendMetrics(): void {
  addGaugeSource('backend_limit_hits', async () => (await loadBackendNumbers()).limit_hits);
  addGaugeSource('last_backup_timestamp_seconds', async () => ({
    '': (await loadBackendNumbers()).last_backup,
  }));
  // With an upstream, the upstream sends the webhooks.
  if (getRuntimeEnv().UPSTREAM_HOST) return;
  addGaugeSource('webhook_backlog', async () => ({
    '': (await loadBackendNumbers()).webhook_backlog,
  }));
}
