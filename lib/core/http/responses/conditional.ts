import 'server-only';
import { createHash } from 'node:crypto';
import { contentCacheControl } from './cache-control';

const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` contains this ETag; the comparison is weak (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  const cachedTags = header.split(',').map(withoutWeakMark);
  return cachedTags.includes('*') || cachedTags.includes(withoutWeakMark(etag));
}

/**
 * A response that programs request again and again. It has an ETag, and is a 304 without a body for clients that
 * already have the content.
 * @param body when it is bytes, the Content-Type has no charset
 * @param cacheSeconds how long the response may be cached; when left out, it is cached like a page, because it shows
 * content that can change
 */
export function respondConditionally(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  { type, cacheSeconds }: { type: string; cacheSeconds?: number },
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control':
      cacheSeconds === undefined
        ? contentCacheControl
        : `public, max-age=${cacheSeconds}, s-maxage=${cacheSeconds}`,
  };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const contentType = typeof body === 'string' ? `${type}; charset=utf-8` : type;
  return new Response(body, { headers: { ...headers, 'Content-Type': contentType } });
}
