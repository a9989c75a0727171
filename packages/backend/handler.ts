/** The embedded backend as one function from Request to Response; in process and over HTTP it is the same one. */
import 'server-only';
import { sql } from 'kysely';
import type { z } from 'zod';
import { WireError, encodeOpaque } from '@superbrowser/contract/codec';
import { encryptJson } from '@superbrowser/contract/encrypted';
import {
  basePath,
  endpoints,
  type Endpoint,
  type EndpointName,
} from '@superbrowser/contract/endpoints';
import { rets } from '@superbrowser/contract/rets';
import { log, stackOf } from '@/lib/log/log';
import { HttpError, decodePayload, type Keys } from './decode';
import { failureOf, type KnownFailure } from './failures';
import { backendRoutes } from './routes';
import { RetRefusal, type Context } from './routes/context';
import { unfitTexts } from './texts';

export interface BackendOptions extends Context {
  readonly keys: Keys;
}

export type Answer = { ret: number; msg: string; data: unknown };

const names = Object.keys(endpoints) as EndpointName[];
const byPath = new Map<string, EndpointName>(
  names.map((name) => [`${basePath}${endpoints[name].path}`, name]),
);

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** R5: { path: code } for each field that does not fit. */
const fieldsInvalid = (codes: readonly (readonly [path: string, code: string])[]): Answer => ({
  ret: rets.fieldsInvalid,
  msg: '参数错误',
  data: Object.fromEntries(codes),
});

const codesOf = (error: z.ZodError) =>
  error.issues.map(({ path, code, message }) => {
    // A custom rule carries its error code as its message.
    return [path.join('.'), code === 'custom' ? message : code] as const;
  });

/** Which endpoint of the table this is. */
export function nameOf(endpoint: Pick<Endpoint, 'path'>): EndpointName {
  const name = byPath.get(`${basePath}${endpoint.path}`);
  if (!name) throw new HttpError(404);
  return name;
}

/**
 * @param read the payload, still unchecked
 * @throws HttpError, and whatever goes wrong inside
 */
export async function answerTo(
  name: EndpointName,
  read: () => Promise<unknown>,
  options: Context,
): Promise<Answer> {
  const endpoint: Endpoint = endpoints[name];
  try {
    const payload = endpoint.payload.safeParse(await read());
    if (!payload.success) return fieldsInvalid(codesOf(payload.error));
    // After the schema, which leaves out attribution that does not fit (A4).
    const unfit = unfitTexts(payload.data);
    if (unfit.length > 0) return fieldsInvalid(unfit.map((path) => [path, 'characters']));
    // The table pairs each name with its payload's type; TypeScript cannot follow a name chosen at run time.
    const route = backendRoutes[name] as (payload: unknown, context: Context) => Promise<unknown>;
    return { ret: rets.ok, msg: '', data: await route(payload.data, options) };
  } catch (error) {
    if (error instanceof RetRefusal)
      return { ret: error.ret, msg: error.message, data: error.data };
    if (error instanceof WireError)
      return { ret: rets.serverError, msg: '请求无法解析', data: null };
    throw error;
  }
}

function encodeAnswer(answer: Answer, endpoint: Endpoint, keys: Keys): unknown {
  if (endpoint.channel === 'plain') return answer;
  if (endpoint.channel === 'encrypted') return encryptJson(answer, keys.encryptionKey);
  return { ...answer, data: encodeOpaque(answer.data) };
}

async function health({ db }: BackendOptions): Promise<Response> {
  await sql`select 1`.execute(db);
  return json({ database: 'ok' });
}

async function dispatch(request: Request, options: BackendOptions): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/health') return health(options);
  const name = byPath.get(pathname);
  if (!name) return json({ error: 'not found' }, 404);
  const endpoint = endpoints[name];
  if (request.method !== endpoint.method)
    return json({ error: 'method not allowed' }, 405, { allow: endpoint.method });
  const read = () => decodePayload(request, endpoint, options.keys);
  return json(encodeAnswer(await answerTo(name, read, options), endpoint, options.keys));
}

/** Method and path of a call, without what was sent. */
const callOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`;

/** What the failures of a database are told as: words, status, seconds after which to come back. */
const failed = {
  full: ['no space left, nothing was stored', 503, 60],
  away: ['database or disk away, nothing was stored', 503, 10],
  data: ['refused by the database', 422, null],
} as const;

/** Logs where it happened and the code; the message may quote what was sent. */
function noteKnown({ stack = '', message }: Error, call: string, known: KnownFailure): void {
  const places =
    known.failure === 'data' ? stack.slice(stack.indexOf(message) + message.length) : '';
  const [words] = failed[known.failure];
  log.error('backend', words, { call, code: known.reason, reason: places });
}

interface Failed {
  readonly status: number;
  readonly words: string;
  /** Seconds after which to come back. */
  readonly seconds?: number | null;
}

/** What an error is told as; logged where it is no everyday one. */
export function failedAs(error: unknown, call: string): Failed {
  if (error instanceof HttpError) return { status: error.status, words: error.message };
  const known = failureOf(error);
  if (known) {
    noteKnown(error as Error, call, known);
    const [words, status, seconds] = failed[known.failure];
    return { status, words, seconds };
  }
  // The stack only: a driver's error object also carries the values of the row.
  log.error('backend', 'failed', { call, reason: stackOf(error) });
  return { status: 500, words: 'internal error' };
}

/** Makes the handler. It never rejects: what goes wrong inside is logged and answered with a bare status. */
export function createBackend(options: BackendOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await dispatch(request, options);
    } catch (error) {
      const { status, words, seconds } = failedAs(error, callOf(request));
      return json({ error: words }, status, seconds ? { 'retry-after': String(seconds) } : {});
    }
  };
}
