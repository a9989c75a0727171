/**
 * The log of the site: readable lines on a developer's machine, JSON lines (pino) where LOG_FORMAT asks for them or in
 * production. A line tells what happened in which part. The request it belongs to is added automatically
 * (./request-context). A line never contains a body, a query, a code, a token or a whole phone number.
 */
import pino from 'pino';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { readLogFormat } from '@/lib/core/env/log-format';
import { getErrorBuffer } from './error-buffer';
import { type LogFields } from './log-fields';
import { getCurrentRequest } from './request-context';

type Level = 'info' | 'warn' | 'error';

/**
 * The logger writes to stdout directly, not through pino's own destination, because the server must survive when the
 * process that reads its log ends.
 */
const getJsonLogger = (): pino.Logger =>
  getProcessWideValue('log', () =>
    pino(
      {
        base: null,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (level) => ({ level }) },
        messageKey: 'message',
      },
      process.stdout,
    ),
  );

/** Formats a line as `[part] message name=value …: reason`. */
function readableLine(part: string, message: string, { reason, ...fields }: LogFields): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const fieldsText = entries.map(([name, value]) => ` ${name}=${String(value)}`).join('');
  return `[${part}] ${message}${fieldsText}${reason === undefined ? '' : `: ${reason}`}`;
}

const logAt =
  (level: Level) =>
  (part: string, message: string, fields: LogFields = {}): void => {
    const allFields = { ...getCurrentRequest(), ...fields };
    if (readLogFormat() === 'json') getJsonLogger()[level]({ part, ...allFields }, message);
    else console[level](readableLine(part, message, allFields));
    if (level === 'error') getErrorBuffer().record(part, message, allFields);
  };

/** Writes log lines, for example `log.warn('upstream', 'promoter could not be read', { reason })`. */
export const log = { info: logAt('info'), warn: logAt('warn'), error: logAt('error') };

/**
 * The message of an error; `unknown` for any other value. Other properties are left out, because they may contain
 * request data.
 */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown';

/** The stack of an error with its message, for errors whose texts contain no data of a visitor. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : 'unknown';
