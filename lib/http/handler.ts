import 'server-only';
import { getTranslations } from 'next-intl/server';
import { refererLocale } from '@/lib/i18n/referer';
import { UpstreamError } from '@/lib/upstream/error';
import { catalogueEntry, upstreamWords } from './errors';

type RouteHandler = (request: Request) => Promise<Response>;

/**
 * Wraps a route handler: whatever it throws becomes one JSON answer `{ message }` from the error
 * catalogue, in the language of the page that asked. Nothing of the cause reaches the visitor (E1).
 */
export function handled(handler: RouteHandler): RouteHandler {
  return async (request) => {
    try {
      return await handler(request);
    } catch (error) {
      console.error(
        `[${request.headers.get('x-request-id') ?? '-'}] ${new URL(request.url).pathname} failed`,
        error,
      );
      return errorAnswer(error, request);
    }
  };
}

async function errorAnswer(error: unknown, request: Request): Promise<Response> {
  const locale = refererLocale(request.headers.get('referer'));
  const t = await getTranslations({ locale, namespace: 'errors.catalogue' });
  const known = error instanceof UpstreamError;
  const { status, key } = known ? catalogueEntry(error) : { status: 500, key: 'unknown' as const };
  const message = (known ? upstreamWords(error, locale) : null) ?? t(key);
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } });
}
