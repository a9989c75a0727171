/**
 * Log lines of the backend for the process that runs it, which decides how to use them; without a listener they are
 * printed. Uses Node's diagnostics channels, because the bundles Next makes of the console each contain a copy of this
 * file, and all report to the same listener.
 */
import { channel } from 'node:diagnostics_channel';

/**
 * Short values next to the message; undefined ones are left out. Never a body, a code, a token or a whole phone number.
 */
interface LogFields {
  readonly [name: string]: string | number | boolean | undefined;
  /** The cause, as a line or a stack. */
  readonly reason?: string | undefined;
}

type Level = 'info' | 'warn' | 'error';

export interface BackendLogEntry {
  readonly level: Level;
  readonly part: string;
  readonly message: string;
  readonly fields: LogFields;
}

const logChannel = channel('superbrowser:backend:log');

/**
 * Calls `onEntry` for all later log lines of the backend in this process. `onEntry` must not throw.
 * @returns a function that ends the subscription
 */
export function subscribeToBackendLog(onEntry: (entry: BackendLogEntry) => void): () => void {
  const receiveEntry = (message: unknown) => onEntry(message as BackendLogEntry);
  logChannel.subscribe(receiveEntry);
  return () => void logChannel.unsubscribe(receiveEntry);
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

const logAt =
  (level: Level) =>
  (part: string, message: string, fields: LogFields = {}): void => {
    const entry: BackendLogEntry = { level, part, message, fields };
    if (logChannel.hasSubscribers) logChannel.publish(entry);
    else console[level](formatEntry(entry));
  };

/** Writes log lines, such as `log.warn('applications', 'not delivered', { reason })`. */
export const log = { info: logAt('info'), warn: logAt('warn'), error: logAt('error') };

/** The message of an error; never its other properties, which may contain request data. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown';

/** The stack of a bug with its message, for errors whose texts contain nothing of a visitor. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : 'unknown';
