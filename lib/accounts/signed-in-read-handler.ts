/** Handlers of reads for the signed-in visitor. */
import 'server-only';
import { z } from 'zod';
import { withErrorHandling, type RouteHandler } from '@/lib/core/http/handler';
import { parseInput } from '@/lib/core/http/requests/parse-input';
import { visitorOf } from '@/lib/core/http/requests/visitor';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';
import type { ListPageQuery } from '@/lib/core/upstream/calls/invite-activity';
import { withLoginToken } from './current-account';

/** A GET handler that answers with what `read` gives; 401 without a session. */
export const createSignedInReadHandler = (
  read: (loginToken: string, query: URLSearchParams) => Promise<unknown>,
): RouteHandler =>
  withErrorHandling(async (request) => {
    const query = new URL(request.url).searchParams;
    return privateJsonResponse(
      await withLoginToken(visitorOf(request).readCookie, (token) => read(token, query)),
    );
  });

/** Number of the list's page, and rows on a page. */
const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce
    .number()
    .pipe(z.literal([10, 20, 50, 100, 200]))
    .default(10),
});

/**
 * Parses page and size from a query.
 * @throws RequestRefusal 422
 */
export const parsePageQuery = (query: URLSearchParams): ListPageQuery =>
  parseInput(pageQuerySchema, Object.fromEntries(query));
