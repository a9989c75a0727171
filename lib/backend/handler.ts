/** The embedded backend as one function from Request to Response; in process and over HTTP it is the same one. */
import 'server-only';
import { sql } from 'kysely';
import type { z } from 'zod';
import { WireError, encodeOpaque } from '@/lib/wire/codec';
import { encryptJson } from '@/lib/wire/encrypted';
import { basePath, endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';
import { rets } from '@/lib/wire/rets';
import { HttpError, decodePayload, type Keys } from './decode';
import { routes } from './routes';
import { Refusal, type Context } from './routes/context';

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
function fieldsInvalid(error: z.ZodError): Answer {
  const fields = Object.fromEntries(
    error.issues.map((issue) => [issue.path.join('.'), issue.code]),
  );
  return { ret: rets.fieldsInvalid, msg: '参数错误', data: fields };
}

async function run(name: EndpointName, request: Request, options: BackendOptions): Promise<Answer> {
  const endpoint: Endpoint = endpoints[name];
  try {
    const payload = endpoint.payload.safeParse(
      await decodePayload(request, endpoint, options.keys),
    );
    if (!payload.success) return fieldsInvalid(payload.error);
    // The table pairs each name with its payload's type; TypeScript cannot follow a name chosen at run time.
    const route = routes[name] as (payload: unknown, context: Context) => Promise<unknown>;
    return { ret: rets.ok, msg: '', data: await route(payload.data, options) };
  } catch (error) {
    if (error instanceof Refusal) return { ret: error.ret, msg: error.message, data: error.data };
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

/** The disk, or the database's share of it, is full: nothing was stored, and trying later may help. */
const isFull = (error: unknown): boolean =>
  /SQLITE_FULL|ENOSPC|database or disk is full|53100/.test(
    error instanceof Error ? `${error.message} ${String((error as { code?: unknown }).code)}` : '',
  );

function full(request: Request): Response {
  console.error(`[backend] ${new URL(request.url).pathname}: no space left, nothing was stored`);
  return json({ error: 'no space left' }, 503, { 'retry-after': '60' });
}

/** Makes the handler. It never rejects: what goes wrong inside is logged and answered with a bare 500. */
export function createBackend(options: BackendOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await dispatch(request, options);
    } catch (error) {
      if (error instanceof HttpError) return json({ error: error.message }, error.status);
      if (isFull(error)) return full(request);
      // The stack only: a driver's error object also carries the values of the row.
      const reason = error instanceof Error ? error.stack : 'unknown';
      console.error(`[backend] ${request.method} ${new URL(request.url).pathname}`, reason);
      return json({ error: 'internal error' }, 500);
    }
  };
}
