/** Metrics of the embedded backend, which is another process. */
import 'server-only';
import type { z } from 'zod';
import { getRuntimeEnv } from '@/lib/env/runtime';
import { registerGauge } from './metrics';
import { callSiteData } from '@/lib/upstream/client';
import {
  siteDataEndpoints,
  type SiteDataEndpoints,
} from '@superbrowser/contract/site-data/endpoints';

type BackendNumbers = z.output<SiteDataEndpoints['backendNumbers']['data']>;

/** Milliseconds a result is used: all gauges are read at once and share one call. */
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

/** Adds the backend's numbers to `/metrics`; without a backend that answers they are left out. */
export function registerBackendMetrics(): void {
  registerGauge('backend_limit_hits', async () => (await loadBackendNumbers()).limit_hits);
  registerGauge('last_backup_timestamp_seconds', async () => ({
    '': (await loadBackendNumbers()).last_backup,
  }));
  // With an upstream, webhooks are the upstream's business.
  if (getRuntimeEnv().UPSTREAM_HOST) return;
  registerGauge('webhook_backlog', async () => ({
    '': (await loadBackendNumbers()).webhook_backlog,
  }));
}
