/**
 * Writes of visitors: each must come from a page of this site, is limited in size, and is validated before it acts
 * (F3).
 */
import 'server-only';
import { cookieReader, type CookieReader } from '@/lib/http/cookie-reader';
import { buildTimeEnv } from '@/lib/env/build';
import { setLoggedPhone } from '@/lib/log/request-context';
import { readJsonObject } from './body';
import { clientIpHeader } from './client-ip';
import { handleErrors, type RouteHandler } from './handler';
import { isSameOriginWrite, readOriginHeaders } from './origin';
import { consumePoints } from './rate-limit';
import { RequestRefusal } from './refusal';

/** What a handler knows about its visitor. */
export interface Visitor {
  /** The IP, or the /64 of an IPv6 address, by which visitors are counted and blocked. */
  readonly ip: string;
  readonly cookie: CookieReader;
  /** User-Agent header, for detecting robots and the system; '' without one. */
  readonly userAgent: string;
}

/** Who sent the request; the IP is set by the server and cannot be forged (X4). */
export const visitorOf = (request: Request): Visitor => ({
  ip: request.headers.get(clientIpHeader) ?? 'unknown',
  cookie: cookieReader(request.headers.get('cookie') ?? ''),
  userAgent: request.headers.get('user-agent') ?? '',
});

/**
 * Accepts a write from a page of this site and counts it, before its body is read.
 * @throws RequestRefusal 403 or 429
 */
export async function checkWriteRequest(request: Request): Promise<Visitor> {
  if (!isSameOriginWrite(readOriginHeaders(request.headers), buildTimeEnv().SITE_ORIGIN))
    throw new RequestRefusal(403, 'foreignOrigin');
  const visitor = visitorOf(request);
  await consumePoints('writesPerIp', visitor.ip);
  return visitor;
}

/** What the schemas of zod and zod/mini have in common, as far as parseBody needs it. */
export interface Schema<T> {
  readonly safeParse: (value: unknown) =>
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { path: readonly PropertyKey[]; message: string }[];
        };
      };
}

/**
 * Adds the form's phone, masked, to the log context, so that log lines about it can be found.
 * @returns the values
 */
function withPhoneLogged<T>(values: T): T {
  const { phone } = values as { readonly phone?: unknown };
  if (typeof phone === 'string') setLoggedPhone(phone);
  return values;
}

/**
 * The values of a body or a query by a schema, which drops or refuses unknown keys.
 * @throws RequestRefusal 422 with the code of every invalid field
 */
export function parseBody<T>(schema: Schema<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return withPhoneLogged(result.data);
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message;
  throw new RequestRefusal(422, 'fieldsInvalid', { reason: 'fieldsInvalid', fields });
}

/**
 * Creates a route handler for JSON writes.
 * @param maxBytes bytes of the body; 64 KB when left out
 * @param act gets the validated values; throws RequestRefusal or UpstreamError
 */
export const writeHandler = <T>(
  schema: Schema<T>,
  act: (values: T, visitor: Visitor) => Promise<Response>,
  maxBytes?: number,
): RouteHandler =>
  handleErrors(async (request) => {
    const visitor = await checkWriteRequest(request);
    return act(parseBody(schema, await readJsonObject(request, maxBytes)), visitor);
  });
