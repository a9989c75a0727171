/** One way for every layer in front of Next to judge an answer before it leaves, and to take it out of the handler's hands. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { admittedHead, givenHead, noteHead, type GivenHeader } from './write-head';

/** An answer that is sent in the place of the handler's. */
interface Replacement {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | undefined;
}

type Verdict = 'pass' | 'withhold' | Replacement;

interface BodyReader {
  /** A piece of the body of a withheld answer. */
  readonly chunk?: (chunk: Buffer) => void;
  /** The handler has ended a withheld answer. Whoever withheld it has to send one. */
  readonly end?: () => void;
}

export interface Interceptor extends BodyReader {
  /** Whether a header of this name may be set, by whatever method; without this every one may. */
  readonly admitsHeader?: (name: string) => boolean;
  /**
   * Judges an answer when its head is due: with `writeHead`, `flushHeaders`, the first piece of the body or the end.
   * An answer that passes is judged again as long as nothing is sent, since a layer outside may withhold it and its
   * status may still change. A withheld head is noted on the response.
   * @param given headers that come with `writeHead` and are not set on the response
   */
  readonly head?: (status: number, given: readonly GivenHeader[]) => Verdict;
}

type Call = (...args: unknown[]) => unknown;
type Methods = Record<'setHeader' | 'writeHead' | 'flushHeaders' | 'write' | 'end', Call>;

function filterHeaders(response: ServerResponse, admits: (name: string) => boolean): () => void {
  const { setHeader, writeHead } = response as unknown as Methods;
  // appendHeader and setHeaders end here as well; writeHead only when a header was set before it.
  const filtered: Partial<Methods> = {
    setHeader: (name, value) =>
      admits(String(name)) ? setHeader.call(response, name, value) : response,
    writeHead: (...args) => writeHead.apply(response, [...admittedHead(args, admits)]),
  };
  Object.assign(response, filtered);
  return () => void Object.assign(response, { setHeader, writeHead });
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer | undefined {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  // A copy: its writer may use the memory again.
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : undefined;
}

const callbackOf = (args: readonly unknown[]) =>
  args.find((value): value is () => void => typeof value === 'function');

/** What becomes of `write` and `end` once an answer is out of the handler's hands; nobody reads one that is replaced. */
function taker(response: ServerResponse, read: () => BodyReader) {
  let ended = false;
  const add = ([chunk, encoding]: readonly unknown[]) => {
    const bytes = ended ? undefined : bytesOf(chunk, encoding);
    if (bytes) read().chunk?.(bytes);
  };
  return {
    write: (args: readonly unknown[]) => {
      add(args);
      const callback = callbackOf(args);
      if (callback) process.nextTick(callback);
      return true;
    },
    end: (args: readonly unknown[]) => {
      const callback = callbackOf(args);
      if (callback && response.writableFinished) process.nextTick(callback);
      else if (callback) response.once('finish', callback);
      add(args);
      if (!ended) {
        ended = true;
        read().end?.();
      }
      return response;
    },
  };
}

function judgeAnswer(
  response: ServerResponse,
  judge: NonNullable<Interceptor['head']>,
  reader: BodyReader,
): () => void {
  const { writeHead, flushHeaders, write, end } = response as unknown as Methods;
  let taken: 'withheld' | 'replaced' | null = null;
  const take = taker(response, () => (taken === 'withheld' ? reader : {}));

  /** Whether the answer is out of the handler's hands. */
  const isTaken = (status = response.statusCode, given: readonly GivenHeader[] = []): boolean => {
    if (taken || response.headersSent) return taken !== null;
    const verdict = judge(status, given);
    if (verdict === 'pass') return false;
    taken = verdict === 'withhold' ? 'withheld' : 'replaced';
    if (verdict !== 'withhold') {
      writeHead.call(response, verdict.status, verdict.headers);
      end.call(response, verdict.body);
    }
    return true;
  };

  const judged: Partial<Methods> = {
    writeHead: (...args) => {
      const head = givenHead(args);
      if (!isTaken(head.status, head.headers)) return writeHead.apply(response, args);
      if (taken === 'withheld') noteHead(response, head);
      return response;
    },
    flushHeaders: () => (isTaken() ? undefined : flushHeaders.call(response)),
    write: (...args) => (isTaken() ? take.write(args) : write.apply(response, args)),
    end: (...args) => (isTaken() ? take.end(args) : end.apply(response, args)),
  };
  Object.assign(response, judged);
  return () => void Object.assign(response, { writeHead, flushHeaders, write, end });
}

/**
 * Stands between a handler and its response. Answers of 1xx (`writeContinue`, `writeEarlyHints`) are no answers yet
 * and pass.
 * @returns gives the response its methods back as they were, without those of layers added since
 */
export function intercept(
  response: ServerResponse,
  { admitsHeader, head, chunk, end }: Interceptor,
): () => void {
  const restoreHeaders = admitsHeader && filterHeaders(response, admitsHeader);
  const reader = { ...(chunk && { chunk }), ...(end && { end }) };
  const restoreAnswer = head && judgeAnswer(response, head, reader);
  return () => {
    restoreAnswer?.();
    restoreHeaders?.();
  };
}
