/**
 * The log of the site: lines for people on a developer's machine, a JSON object a line (pino) where LOG_FORMAT
 * says so or the site is in production. A line tells what happened in which part; the request it belongs to is
 * added by itself (./request-context). Never a body, a query, a code, a token or a whole telephone number.
 */
import pino from 'pino';
import { logFormat } from '@/lib/env/log-format';
import { currentRequest } from './request-context';

type Level = 'info' | 'warn' | 'error';

/** Short facts beside the message; undefined ones are left out. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

// stdout itself and not a file of pino's own: the server outlives a reader of its log that goes away.
const shared = globalThis as typeof globalThis & { __log?: pino.Logger };

const json = (): pino.Logger =>
  (shared.__log ??= pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      messageKey: 'message',
    },
    process.stdout,
  ));

const textOf = (fields: LogFields) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${String(value)}`)
    .join('');

function write(level: Level, part: string, message: string, fields: LogFields = {}): void {
  const all = { ...currentRequest(), ...fields };
  if (logFormat() === 'json') json()[level]({ part, ...all }, message);
  else console[level](`[${part}] ${message}${textOf(all)}`);
}

type Line = (part: string, message: string, fields?: LogFields) => void;

const at =
  (level: Level): Line =>
  (part, message, fields) =>
    write(level, part, message, fields);

/** `log.warn('upstream', 'promoter not known', { code: 'timeout' })` */
export const log: Readonly<Record<Level, Line>> = {
  info: at('info'),
  warn: at('warn'),
  error: at('error'),
};

/** Why something failed, in a word or a line; never the error's other properties, which may hold what was sent. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown';
