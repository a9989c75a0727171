/** The report for pages and handlers, read at most every few seconds. */
import 'server-only';
import { log, reasonOf } from '@/lib/core/log/log';
import { statusStore } from '../status-store';
import { loadStatusReport, type StatusReport } from './report';

const reportLifeMs = 10_000;

interface CachedReport {
  readonly at: number;
  readonly reportPromise: Promise<StatusReport | null>;
}

let cachedReport: CachedReport | undefined;

/** @returns null where the database cannot be read, which is logged. Never throws. */
export function getStatusReport(now = Date.now()): Promise<StatusReport | null> {
  if (cachedReport && now - cachedReport.at < reportLifeMs) return cachedReport.reportPromise;
  const reportPromise = loadStatusReport(statusStore, now).catch((error: unknown) => {
    log.error('status', 'cannot be read', { reason: reasonOf(error) });
    return null;
  });
  cachedReport = { at: now, reportPromise };
  return reportPromise;
}
