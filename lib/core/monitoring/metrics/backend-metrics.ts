/** Metrics of the embedded backend, which runs in another process. */
import 'server-only';
import type { z } from 'zod';
import {
  siteDataEndpoints,
  type SiteDataEndpoints,
} from '@superbrowser/contract/site-data/endpoints';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { callSiteData } from '@/lib/core/upstream/client/call-upstream';
import { addGaugeSource } from './metrics';

type BackendMetrics = z.output<SiteDataEndpoints['backendMetrics']['data']>;

/** Milliseconds for which a result is used, because all gauges are read at once and share one call. */
const resultLifeMs = 1_000;
let cachedMetrics: { readonly at: number; readonly metrics: Promise<BackendMetrics> } | undefined;

function loadBackendMetrics(now = Date.now()): Promise<BackendMetrics> {
  if (!cachedMetrics || now - cachedMetrics.at > resultLifeMs)
    cachedMetrics = {
      at: now,
      metrics: callSiteData(siteDataEndpoints.backendMetrics, {}),
    };
  return cachedMetrics.metrics;
}

/** Adds the backend's numbers to `/metrics`; they are left out while the backend does not respond. */
export function registerBackendMetrics(): void {
  addGaugeSource('backend_limit_hits', async () => (await loadBackendMetrics()).limit_hits);
  addGaugeSource('last_backup_timestamp_seconds', async () => ({
    '': (await loadBackendMetrics()).last_backup,
  }));
  // With an upstream, the upstream sends the webhooks.
  if (getRuntimeEnv().UPSTREAM_HOST) return;
  addGaugeSource('webhook_backlog', async () => ({
    '': (await loadBackendMetrics()).webhook_backlog,
  }));
}
