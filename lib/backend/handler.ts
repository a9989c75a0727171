/** The embedded backend as one function from Request to Response; in process and over HTTP it is the same one. */
import 'server-only';
import { sql } from 'kysely';
import type { z } from 'zod';
import { WireError, encodeOpaque } from '@/lib/wire/codec';
import { encryptJson } from '@/lib/wire/encrypted';
import { basePath, endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';
import { rets } from '@/lib/wire/rets';
import { log, stackOf } from '@/lib/log/log';
import { HttpError, decodePayload, type Keys } from './decode';
import { failureOf, type KnownFailure } from './failures';
import { backendRoutes } from './routes';
import { RetRefusal, type Context } from './routes/context';
import { unfitTexts } from './texts';

export interface BackendOptions extends Context {
  readonly keys: Keys;
}

type Answer = { ret: number; msg: string; data: unknown };

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

async function run(name: EndpointName, request: Request, options: BackendOptions): Promise<Answer> {
  const endpoint: Endpoint = endpoints[name];
  try {
    const payload = endpoint.payload.safeParse(
      await decodePayload(request, endpoint, options.keys),
    );
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
  return json(encodeAnswer(await run(name, request, options), endpoint, options.keys));
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
function refuse(request: Request, { stack = '', message }: Error, known: KnownFailure): Response {
  const [words, status, seconds] = failed[known.failure];
  const places =
    known.failure === 'data' ? stack.slice(stack.indexOf(message) + message.length) : '';
  log.error('backend', words, { call: callOf(request), code: known.reason, reason: places });
  return json({ error: words }, status, seconds ? { 'retry-after': String(seconds) } : {});
}

/** Makes the handler. It never rejects: what goes wrong inside is logged and answered with a bare status. */
export function createBackend(options: BackendOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await dispatch(request, options);
    } catch (error) {
      if (error instanceof HttpError) return json({ error: error.message }, error.status);
      const known = failureOf(error);
      if (known) return refuse(request, error as Error, known);
      // The stack only: a driver's error object also carries the values of the row.
      log.error('backend', 'failed', { call: callOf(request), reason: stackOf(error) });
      return json({ error: 'internal error' }, 500);
    }
  };
}
