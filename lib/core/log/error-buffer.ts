/**
 * Buffers failures for the database, where an operator finds them by the id of a request. The buffer is in memory and
 * bounded: of a burst it keeps the first lines of each minute and the number of further lines. Its functions do not
 * wait for anything and never throw.
 */
import { randomUUID } from 'node:crypto';
import type { ErrorLineRow } from '@superbrowser/contract/site-data/health';
import { minuteMs } from '@superbrowser/shared/durations';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import type { LogFields } from './log-fields';

/**
 * Maximum number of lines in a minute, of all kinds and of one kind. A burst of one kind must not hide other failures.
 */
const maxLinesPerMinute = 200;
const maxLinesPerKind = 50;
/** Maximum number of lines that wait while the database is down. */
const maxWaitingLines = 500;
/** Number of requests with a failure that are remembered. */
const maxFailedRequests = 500;
/** Longest text, in characters. */
const maxTextLength = 300;

/**
 * Puts a text on one line without control characters and lone surrogates, which neither a database nor a screen can
 * use.
 */
const oneLine = (text: string): string =>
  Array.from(text.slice(0, 4 * maxTextLength).replace(/[\s\p{Cc}\p{Cs}]+/gu, ' '))
    .slice(0, maxTextLength)
    .join('')
    .trim();

/** Shortens a stack to the message and the first frame, where the error happened. */
const messageAndFirstFrame = (stack: string): string =>
  stack.replace(/(\n\s+at [^\n]*)(?:\n\s+at [^\n]*)+/g, '$1');

const lineOrNull = (value: LogFields[string]): string | null =>
  value === undefined ? null : oneLine(String(value));

/** A line as it is stored, except the name of the process, which the writer adds. */
type BufferedErrorLine = Omit<ErrorLineRow, 'worker'>;

function lineOf(at: number, part: string, message: string, fields: LogFields): BufferedErrorLine {
  const { request, route, code, status, reason, ...more } = fields;
  // The phone is left out: a record of failures does not need to name the person.
  const otherFields = Object.entries(more).filter(
    ([name, value]) => name !== 'phone' && value !== undefined,
  );
  const reasonParts = [
    ...otherFields.map(([name, value]) => `${name}=${String(value)}`),
    messageAndFirstFrame(String(reason ?? '')),
  ];
  return {
    line_id: randomUUID(),
    at: new Date(at).toISOString(),
    part: oneLine(part),
    message: oneLine(message),
    request_id: request === '-' ? null : lineOrNull(request),
    route: lineOrNull(route),
    code: lineOrNull(code ?? status),
    reason: oneLine(reasonParts.filter(Boolean).join(' ')) || null,
  };
}

export interface ErrorBuffer {
  readonly record: (part: string, message: string, fields: LogFields) => void;
  /** Whether this request is among the last 500 with a failure. */
  readonly hasFailureOf: (request: string) => boolean;
  /**
   * Returns the waiting lines and empties the buffer.
   * @param isLast true at the end of the process: the number of lines left out is added at once, not after the minute
   */
  readonly take: (isLast?: boolean) => BufferedErrorLine[];
  /** Puts back lines that could not be written. */
  readonly putBack: (lines: readonly BufferedErrorLine[]) => void;
}

/** Creates a buffer with limits for each minute and kind of line. @param now milliseconds */
export function createErrorBuffer(now: () => number = Date.now): ErrorBuffer {
  let lines: BufferedErrorLine[] = [];
  let minuteNumber = -1;
  const countByKind = new Map<string, number>();
  let recordedCount = 0;
  const leftOutCountByPart = new Map<string, number>();
  /** Requests of the latest lines; a set keeps insertion order. */
  const failedRequests = new Set<string>();

  function rememberRequest(request: LogFields[string]): void {
    if (request === undefined) return;
    failedRequests.add(String(request));
    const [oldest] = failedRequests;
    if (failedRequests.size > maxFailedRequests && oldest !== undefined)
      failedRequests.delete(oldest);
  }

  function addLeftOutLine(at: number): void {
    if (leftOutCountByPart.size === 0) return;
    const parts = [...leftOutCountByPart].map(([part, count]) => `${part} ${count}`);
    leftOutCountByPart.clear();
    lines.push(lineOf(at, 'log', 'more errors, not listed', { reason: parts.join(', ') }));
  }

  function beginMinute(): void {
    const currentMinuteNumber = Math.floor(now() / minuteMs);
    if (currentMinuteNumber === minuteNumber) return;
    addLeftOutLine((minuteNumber + 1) * minuteMs - 1);
    [minuteNumber, recordedCount] = [currentMinuteNumber, 0];
    countByKind.clear();
  }

  function tryReserveLine(kind: string): boolean {
    const count = countByKind.get(kind) ?? 0;
    if (
      recordedCount >= maxLinesPerMinute ||
      count >= maxLinesPerKind ||
      lines.length >= maxWaitingLines
    )
      return false;
    recordedCount += 1;
    countByKind.set(kind, count + 1);
    return true;
  }

  return {
    hasFailureOf: (request) => failedRequests.has(request),
    record(part, message, fields) {
      beginMinute();
      rememberRequest(fields['request']);
      if (tryReserveLine(`${part} ${message}`)) lines.push(lineOf(now(), part, message, fields));
      else leftOutCountByPart.set(part, (leftOutCountByPart.get(part) ?? 0) + 1);
    },
    take(isLast = false) {
      beginMinute();
      if (isLast) addLeftOutLine(now());
      const waitingLines = lines;
      lines = [];
      return waitingLines;
    },
    putBack(failedLines) {
      lines = [...failedLines, ...lines].slice(0, maxWaitingLines);
    },
  };
}

/** The buffer of this process. */
export const getErrorBuffer = (): ErrorBuffer =>
  getProcessWideValue('error buffer', () => createErrorBuffer());
