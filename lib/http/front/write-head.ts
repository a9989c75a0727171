/** What `writeHead` can be given, read in one form: Node takes headers as an object, a flat list or a list of pairs. */
import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

/** A header as it was given to `writeHead`. */
export type GivenHeader = readonly [name: string, value: OutgoingHttpHeader | undefined];

interface GivenHead {
  readonly status: number;
  /** The reason phrase, when one was given. */
  readonly message: string | undefined;
  readonly headers: readonly GivenHeader[];
}

function pairsOf(given: unknown): GivenHeader[] {
  if (!Array.isArray(given)) return Object.entries((given ?? {}) as Record<string, string>);
  const list = given as unknown[];
  if (Array.isArray(list[0])) return list as GivenHeader[];
  return list.flatMap((name, n) => (n % 2 === 0 ? [[name, list[n + 1]] as GivenHeader] : []));
}

/** @param args the arguments of a call of `writeHead` */
export function givenHead([status, second, third]: readonly unknown[]): GivenHead {
  const message = typeof second === 'string' ? second : undefined;
  const headers = third ?? (message === undefined ? second : undefined);
  return { status: Number(status), message, headers: pairsOf(headers) };
}

/** Notes a head on its response as `writeHead` would send it; a name that is given twice is kept twice. */
export function noteHead(response: ServerResponse, { status, message, headers }: GivenHead): void {
  response.statusCode = status;
  if (message !== undefined) response.statusMessage = message;
  for (const [name] of headers) response.removeHeader(name);
  for (const [name, value] of headers)
    if (value !== undefined)
      response.appendHeader(name, typeof value === 'number' ? String(value) : value);
}

/**
 * The arguments of a call of `writeHead` without some headers.
 * @param admits whether a header of this name stays
 * @returns the same arguments when all stay
 */
export function admittedHead(
  args: readonly unknown[],
  admits: (name: string) => boolean,
): readonly unknown[] {
  const { status, message, headers } = givenHead(args);
  const kept = headers.filter(([name]) => admits(name));
  if (kept.length === headers.length) return args;
  const flat = kept.flatMap(([name, value]) => [name, value]);
  return message === undefined ? [status, flat] : [status, message, flat];
}
