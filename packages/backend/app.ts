/** The backend as a Hono app: one route for each call of the contract, and `/health`. */
import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context as HttpContext, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sql } from 'kysely';
import type { z } from 'zod';
import {
  WireError,
  decodeOpaque,
  decryptJson,
  encodeOpaque,
  encryptJson,
  isEncryptedMessage,
  parseJson,
} from '@superbrowser/contract/wire-format';
import type { Endpoint } from '@superbrowser/contract/define-endpoint';
import { type EndpointName, basePath, endpoints } from '@superbrowser/contract/endpoints';
import { isAllowedText } from '@superbrowser/contract/forms/text-rules';
import {
  type SiteDataEndpointName,
  siteDataEndpoints,
} from '@superbrowser/contract/site-data/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { invitationRoutes } from './accounts/invitation-routes';
import { inviteActivityRoutes } from './accounts/invite-activity-routes';
import { accountRoutes } from './accounts/account-routes';
import { applicationRoutes } from './applications/application-routes';
import { analyticsEventRoutes } from './analytics/analytics-event-routes';
import { promoterRoutes } from './promoters/promoter-routes';
import { blockRoutes } from './blocks/block-routes';
import { publishedContentRoutes, contentRoutes } from './content/content-routes';
import { releaseRoutes } from './releases/release-routes';
import type { RouteContext, Routes } from './route-context';
import { ApiRefusal } from './api-refusals';
import { classifyFailure } from './common/storage-failures';
import { siteDataRoutes } from './site-data/site-data-routes';
import { log, stackOf } from './common/log';

/** The route of each of `endpoints`; a missing one is a type error. */
const backendRoutes: Routes = {
  ...releaseRoutes,
  serverTime: (_, { now }) => Promise.resolve({ timestamp: now() }),
  ...blockRoutes,
  ...contentRoutes,
  ...publishedContentRoutes,
  ...promoterRoutes,
  ...analyticsEventRoutes,
  ...accountRoutes,
  ...applicationRoutes,
  ...invitationRoutes,
  ...inviteActivityRoutes,
};

/**
 * Finds texts and keys in a validated payload with characters that no text may contain. Every payload of {@link
 * endpoints} is checked here, so that a new endpoint cannot forget the check. The site's own data are not checked.
 * @returns dotted paths, each once; an invalid key is reported by the path of its record
 */
function findForbiddenTextPaths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isAllowedText(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  const forbiddenPaths = Object.entries(value).flatMap(([key, inner]) =>
    isAllowedText(key) ? findForbiddenTextPaths(inner, [...path, key]) : [path.join('.')],
  );
  return [...new Set(forbiddenPaths)];
}

interface ApiKeys {
  readonly apiKey: string;
  readonly encryptionKey: string;
}

export interface BackendAppOptions extends RouteContext {
  /** Keys of encrypted calls. */
  readonly keys: ApiKeys;
  /**
   * Secret that every request must have in `x-backend-secret`. Without a secret there are no routes for site data,
   * because those are for our own site only.
   */
  readonly secret?: string | undefined;
}

interface ApiResponse {
  readonly ret: number;
  readonly msg: string;
  readonly data: unknown;
}

type Route = (payload: unknown, context: RouteContext) => Promise<unknown>;

const bytesPerKilobyte = 1024;

/**
 * Longest body in bytes. An application may contain a screenshot of 2 MB in base64, encoded once more for the wire;
 * calls of `site-data` contain up to 50,000 counts.
 */
function maxBytesOf({ encoding, path }: Endpoint): number {
  if (encoding === 'site-data') return 16 * bytesPerKilobyte ** 2;
  return path === endpoints.apply.path ? 5 * bytesPerKilobyte ** 2 : 64 * bytesPerKilobyte;
}

const bodyTypeByEncoding: Readonly<Record<Endpoint['encoding'], string | null>> = {
  opaque: 'application/x-www-form-urlencoded',
  encrypted: 'application/json',
  'site-data': 'application/json',
  plain: null,
};

const sha256Of = (text: string) => createHash('sha256').update(text).digest();

/** Compares the digests of both secrets, which have equal length as the comparison in constant time requires. */
const isSameSecret = (presented: string | undefined, secret: string) =>
  timingSafeEqual(sha256Of(presented ?? ''), sha256Of(secret));

function decodeOpaqueField(fields: URLSearchParams): unknown {
  const data = fields.get('data');
  if (data === null) throw new WireError('No data field');
  return decodeOpaque(data);
}

/** The decoded payload, not validated yet. @throws WireError when it cannot be decoded */
async function decodePayload(
  { req }: HttpContext,
  { encoding, method }: Endpoint,
  keys: ApiKeys,
): Promise<unknown> {
  const query = new URL(req.url).searchParams;
  if (encoding === 'plain') return Object.fromEntries(query);
  if (method === 'GET') return decodeOpaqueField(query);
  const bytes = new Uint8Array(await req.arrayBuffer());
  if (encoding === 'opaque')
    return decodeOpaqueField(new URLSearchParams(Buffer.from(bytes).toString('utf8')));
  const json = parseJson(bytes);
  if (encoding === 'site-data') return json;
  if (!isEncryptedMessage(json)) throw new WireError('No encrypted message');
  return decryptJson(json, keys.encryptionKey);
}

function encodedResponse(response: ApiResponse, { encoding }: Endpoint, keys: ApiKeys): object {
  if (encoding === 'encrypted') return encryptJson(response, keys.encryptionKey);
  return encoding === 'opaque' ? { ...response, data: encodeOpaque(response.data) } : response;
}

/** The response with { path: code } for each invalid field (R5). */
const invalidFieldsResponse = (
  codes: readonly (readonly [path: string, code: string])[],
): ApiResponse => ({
  ret: resultCodes.fieldsInvalid,
  msg: '参数错误',
  data: Object.fromEntries(codes),
});

/** A custom rule carries its error code as its message. */
const codesOf = (error: z.ZodError) =>
  error.issues.map(
    ({ path, code, message }) => [path.join('.'), code === 'custom' ? message : code] as const,
  );

async function respondTo(
  endpoint: Endpoint,
  route: Route,
  http: HttpContext,
  options: BackendAppOptions,
): Promise<ApiResponse> {
  try {
    const parsedPayload = endpoint.payload.safeParse(
      await decodePayload(http, endpoint, options.keys),
    );
    if (!parsedPayload.success) return invalidFieldsResponse(codesOf(parsedPayload.error));
    // This check runs after the schema, because the schema drops invalid attribution (A4).
    const forbiddenPaths =
      endpoint.encoding === 'site-data' ? [] : findForbiddenTextPaths(parsedPayload.data);
    if (forbiddenPaths.length > 0)
      return invalidFieldsResponse(forbiddenPaths.map((path) => [path, 'characters']));
    return { ret: resultCodes.ok, msg: '', data: await route(parsedPayload.data, options) };
  } catch (error) {
    if (error instanceof ApiRefusal)
      return { ret: error.ret, msg: error.message, data: error.data };
    if (error instanceof WireError)
      return { ret: resultCodes.serverError, msg: '请求无法解析', data: null };
    throw error;
  }
}

/** Answers to failures of a database: message, status, seconds until a retry. */
const failureReplies = {
  full: ['no space left, nothing was stored', 503, 60],
  unavailable: ['database or disk away, nothing was stored', 503, 10],
  invalidData: ['refused by the database', 422, null],
} as const;

function respondToFailure(error: Error, http: HttpContext): Response {
  const call = `${http.req.method} ${http.req.path}`;
  const failure = classifyFailure(error);
  if (!failure) {
    // Only the stack, because a driver's error object also contains the values of the row.
    log.error('backend', 'failed', { call, reason: stackOf(error) });
    return http.json({ error: 'internal error' }, 500);
  }
  // The message may quote the request, so only the code and the place are logged.
  const { stack = '', message } = error;
  const stackLines =
    failure.kind === 'invalidData' ? stack.slice(stack.indexOf(message) + message.length) : '';
  const [summary, status, seconds] = failureReplies[failure.kind];
  log.error('backend', summary, { call, code: failure.reason, reason: stackLines });
  return http.json({ error: summary }, status, seconds ? { 'retry-after': String(seconds) } : {});
}

/** Adds the routes of one table; a missing function is a type error at the call. */
function addRoutes(
  app: Hono,
  table: Readonly<Record<string, Endpoint>>,
  routes: Readonly<Record<string, Route>>,
  options: BackendAppOptions,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const path = `${basePath}${endpoint.path}`;
    const { method, encoding } = endpoint;
    const bodyType = method === 'POST' ? bodyTypeByEncoding[encoding] : null;
    const rejectTooLarge = bodyLimit({
      maxSize: maxBytesOf(endpoint),
      // The connection is closed, so that the unread rest of the body is not taken for the next request.
      onError: (http) => http.json({ error: 'too large' }, 413, { connection: 'close' }),
    });
    app.on(method, path, rejectTooLarge, async (http) => {
      if (
        encoding === 'encrypted' &&
        !isSameSecret(http.req.header('x-api-key'), options.keys.apiKey)
      )
        return http.json({ error: 'wrong key' }, 401);
      const contentType = http.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (bodyType && contentType !== bodyType)
        return http.json({ error: 'wrong content type' }, 415);
      const response = await respondTo(endpoint, routes[name] as Route, http, options);
      return http.json(encodedResponse(response, endpoint, options.keys));
    });
    app.all(path, (http) => http.json({ error: 'method not allowed' }, 405, { allow: method }));
  }
}

/** Creates the app. It never rejects: an internal error is logged and answered with a plain status. */
export function createBackendApp(options: BackendAppOptions): Hono {
  const { secret, db } = options;
  const app = new Hono();
  app.onError((error, http) => respondToFailure(error, http));
  app.notFound((http) => http.json({ error: 'not found' }, 404));
  app.use(async (http, next) => {
    if (secret && !isSameSecret(http.req.header('x-backend-secret'), secret))
      return http.json({ error: 'wrong secret' }, 401);
    await next();
    http.header('cache-control', 'no-store');
  });
  app.get('/health', async (http) => {
    await sql`select 1`.execute(db);
    return http.json({ database: 'ok' });
  });
  const api: Readonly<Record<EndpointName, unknown>> = backendRoutes;
  addRoutes(app, endpoints, api as Record<EndpointName, Route>, options);
  const routes: Readonly<Record<SiteDataEndpointName, unknown>> = siteDataRoutes;
  if (secret)
    addRoutes(app, siteDataEndpoints, routes as Record<SiteDataEndpointName, Route>, options);
  return app;
}
