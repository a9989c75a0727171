/**
 * The log of the site: lines to read on a developer's machine, a JSON object a line (pino) where LOG_FORMAT says so
 * or the site is in production. A line tells what happened in which part; the request it belongs to is added
 * automatically (./request-context). Never a body, a query, a code, a token or a whole telephone number.
 */
import pino from 'pino';
import { processWide } from '@/lib/env/process-wide';
import { logFormat } from '@/lib/env/log-format';
import { errorBuffer } from './error-buffer';
import { currentRequest } from './request-context';

type Level = 'info' | 'warn' | 'error';

/** Short facts next to the message; undefined ones are left out. */
export interface LogFields {
  readonly [name: string]: string | number | boolean | undefined;
  /** Why, in a line or as a stack. */
  readonly reason?: string | undefined;
}

/** On stdout itself and not a file of pino's own: the server outlives a reader of its log that goes away. */
const jsonLines = (): pino.Logger =>
  processWide('log', () =>
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

/** `[part] message name=value …: reason` */
function readable(part: string, message: string, { reason, ...facts }: LogFields): string {
  const given = Object.entries(facts).filter(([, value]) => value !== undefined);
  const words = given.map(([name, value]) => ` ${name}=${String(value)}`).join('');
  return `[${part}] ${message}${words}${reason === undefined ? '' : `: ${reason}`}`;
}

const at =
  (level: Level) =>
  (part: string, message: string, fields: LogFields = {}): void => {
    const facts = { ...currentRequest(), ...fields };
    if (logFormat() === 'json') jsonLines()[level]({ part, ...facts }, message);
    else console[level](readable(part, message, facts));
    if (level === 'error') errorBuffer().note(part, message, facts);
  };

/** `log.warn('upstream', 'promoter not known', { reason })` */
export const log = { info: at('info'), warn: at('warn'), error: at('error') };

/** Why something failed; never the error's other properties, which may hold what was sent. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown';

/** Where an error of ours happened, with its message; for errors whose texts hold nothing of a visitor. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : 'unknown';
