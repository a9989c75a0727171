/**
 * Reports of the backend to the process that runs it: log lines, and refusals by limits. That process decides how to
 * use them; lines without a listener are printed. Uses Node's diagnostics channels, because the bundles Next makes of the
 * console each contain a copy of this file, and all report to the same listener.
 */
import { channel } from 'node:diagnostics_channel';
import type { RefusingLimit } from '@superbrowser/contract/site-data/health';

/**
 * Short values next to the message; undefined ones are left out. Never a body, a code, a token or a whole phone number.
 */
interface ReportFields {
  readonly [name: string]: string | number | boolean | undefined;
  /** The cause, as a line or a stack. */
  readonly reason?: string | undefined;
}

type Level = 'info' | 'warn' | 'error';

export interface BackendLogEntry {
  readonly level: Level;
  readonly part: string;
  readonly message: string;
  readonly fields: ReportFields;
}

const logChannel = channel('superbrowser:backend:log');
const limitHitChannel = channel('superbrowser:backend:limit-hit');

interface ReportListeners {
  readonly onEntry: (entry: BackendLogEntry) => void;
  readonly onLimitHit?: (limit: RefusingLimit) => void;
}

/**
 * Calls these for all later reports of the backend in this process. They must not throw.
 * @returns a function that ends this
 */
export function subscribeToBackendLog({ onEntry, onLimitHit }: ReportListeners): () => void {
  const receiveEntry = (message: unknown) => onEntry(message as BackendLogEntry);
  const receiveLimitHit = (message: unknown) => onLimitHit?.(message as RefusingLimit);
  logChannel.subscribe(receiveEntry);
  limitHitChannel.subscribe(receiveLimitHit);
  return () => {
    logChannel.unsubscribe(receiveEntry);
    limitHitChannel.unsubscribe(receiveLimitHit);
  };
}

/** `[part] message name=value …: reason` */
function formatEntry({
  part,
  message,
  fields: { reason, ...otherFields },
}: BackendLogEntry): string {
  const definedFields = Object.entries(otherFields).filter(([, value]) => value !== undefined);
  const fieldsText = definedFields.map(([name, value]) => ` ${name}=${String(value)}`).join('');
  return `[${part}] ${message}${fieldsText}${reason === undefined ? '' : `: ${reason}`}`;
}

const reportAt =
  (level: Level) =>
  (part: string, message: string, fields: ReportFields = {}): void => {
    const entry: BackendLogEntry = { level, part, message, fields };
    if (logChannel.hasSubscribers) logChannel.publish(entry);
    else console[level](formatEntry(entry));
  };

/** `log.warn('applications', 'not delivered', { reason })` */
export const log = { info: reportAt('info'), warn: reportAt('warn'), error: reportAt('error') };

const hitCounts = new Map<RefusingLimit, number>();

/** Counts a refusal by a limit. */
export function countLimitHit(limit: RefusingLimit): void {
  hitCounts.set(limit, (hitCounts.get(limit) ?? 0) + 1);
  limitHitChannel.publish(limit);
}

/** Refusals of each limit since the start of this process. */
export const getLimitHits = (): ReadonlyMap<RefusingLimit, number> => hitCounts;

/** The message of an error; never its other properties, which may contain request data. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown';

/** The stack of a bug with its message, for errors whose texts contain nothing of a visitor. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : 'unknown';
