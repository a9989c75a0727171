/** Turns lines that libraries print into log lines, so that the log has one format. */
import { format, stripVTControlCharacters } from 'node:util';
import { readLogFormat } from '@/lib/core/env/log-format';
import { log, stackOf } from './log';

const levelByMethod = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
type ConsoleMethod = keyof typeof levelByMethod;

/** Of an error only the stack is logged, because its other properties may contain request data. */
const loggablePart = (part: unknown) => (part instanceof Error ? stackOf(part) : part);

const joinedText = (parts: readonly unknown[]) =>
  stripVTControlCharacters(format(...parts.map(loggablePart))).trim();

/** Redirects the console into the log where the log is JSON; with a text log the console stays unchanged. */
export function redirectConsoleToLog(target: Pick<Console, ConsoleMethod> = console): void {
  if (readLogFormat() !== 'json') return;
  for (const [method, level] of Object.entries(levelByMethod) as [
    ConsoleMethod,
    'info' | 'warn' | 'error',
  ][])
    target[method] = (...parts: unknown[]) => {
      const text = joinedText(parts);
      if (text) log[level]('next', text);
    };
}
