/**
 * Handles writes of visitors. Each must come from a page of this site, is limited in size, and is validated before it
 * is executed (F3).
 */
import 'server-only';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { readJsonObject } from './requests/body';
import { withErrorHandling, type RouteHandler } from './handler';
import { isSameOriginWrite, readOriginHeaders } from './requests/origin';
import { consumePoints } from './limits/rate-limit';
import { parseInput, type Schema } from './requests/parse-input';
import { RequestRefusal } from './responses/refusal';
import { visitorOf, type Visitor } from './requests/visitor';

/**
 * Accepts a write from a page of this site and counts it, before its body is read.
 * @throws RequestRefusal 403 or 429
 */
export async function acceptWriteRequest(request: Request): Promise<Visitor> {
  if (!isSameOriginWrite(readOriginHeaders(request.headers), getBuildTimeEnv().SITE_ORIGIN))
    throw new RequestRefusal(403, 'foreignOrigin');
  const visitor = visitorOf(request);
  await consumePoints('writesPerIp', visitor.ip);
  return visitor;
}

/**
 * Creates a route handler for JSON writes.
 * @param maxBytes bytes of the body; 64 KB when left out
 * @param act gets the validated values; throws RequestRefusal or UpstreamError
 */
export const createWriteHandler = <T>(
  schema: Schema<T>,
  act: (values: T, visitor: Visitor) => Promise<Response>,
  maxBytes?: number,
): RouteHandler =>
  withErrorHandling(async (request) => {
    const visitor = await acceptWriteRequest(request);
    return act(parseInput(schema, await readJsonObject(request, maxBytes)), visitor);
  });
