/** Writes of visitors: every one comes from a page of this site, is bounded, and is checked before it acts (F3). */
import 'server-only';
import { cookieReader, type CookieReader } from '@/lib/attribution/context';
import { buildEnv } from '@/lib/env/build';
import { setLoggedPhone } from '@/lib/log/request-context';
import { readJsonObject } from './body';
import { clientAddressHeader } from './client-address';
import { handled, type RouteHandler } from './handler';
import { isOwnWrite, readOriginHeaders } from './origin';
import { consumePoints } from './rate-limit';
import { RequestRefusal } from './refusal';

/** What a write handler knows about its visitor. */
export interface Visitor {
  /** For counting only. */
  readonly address: string;
  readonly cookie: CookieReader;
  /** For telling people from machines. */
  readonly userAgent: string;
}

/** Who asks; the address comes from the front server and cannot be forged (X4). */
export const visitorOf = (request: Request): Visitor => ({
  address: request.headers.get(clientAddressHeader) ?? 'unknown',
  cookie: cookieReader(request.headers.get('cookie') ?? ''),
  userAgent: request.headers.get('user-agent') ?? '',
});

/**
 * Lets a write of a page of ours in and counts it, before a byte of its body is read.
 * @throws RequestRefusal 403 or 429
 */
export async function admitWrite(request: Request): Promise<Visitor> {
  if (!isOwnWrite(readOriginHeaders(request.headers), buildEnv().SITE_ORIGIN))
    throw new RequestRefusal(403, 'foreignOrigin');
  const visitor = visitorOf(request);
  await consumePoints('writeAddress', visitor.address);
  return visitor;
}

/** What zod and zod/mini have in common. */
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

/** Whom a form speaks of, so that lines of the log about it can be found; masked. */
function withPhoneLogged<T>(values: T): T {
  const { phone } = values as { readonly phone?: unknown };
  if (typeof phone === 'string') setLoggedPhone(phone);
  return values;
}

/**
 * The values of a body by a schema of packages/contract/forms; keys it does not know are dropped.
 * @throws RequestRefusal 422 with the code of every field that does not fit
 */
export function parseBody<T>(schema: Schema<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return withPhoneLogged(result.data);
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message;
  throw new RequestRefusal(422, 'fieldsInvalid', { reason: 'fieldsInvalid', fields });
}

/**
 * A route handler for JSON writes.
 * @param limit bytes of the body; 64 KB when left out
 * @param act gets the values by the schema; throws RequestRefusal or UpstreamError
 */
export const writeHandler = <T>(
  schema: Schema<T>,
  act: (values: T, visitor: Visitor) => Promise<Response>,
  limit?: number,
): RouteHandler =>
  handled(async (request) => {
    const visitor = await admitWrite(request);
    return act(parseBody(schema, await readJsonObject(request, limit)), visitor);
  });
