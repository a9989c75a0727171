import 'server-only';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { matchesEtag } from '@/lib/core/http/responses/conditional';
import { isPartialRequest, parseRange, unsatisfiable } from '@/lib/core/http/requests/range';
import { getSigningTime } from './signed-links/signing-clock';
import { getSigningKeys } from './signed-links/signing-keys';
import { createTaggedRand, tagOfFile, tagOfRand } from './signed-links/file-version-tag';
import { findPackageFile, openPackage, type PackageFile } from './open-package';
import { randOf, signUrl, verifySignature } from './signed-links/url-signature';

/**
 * Answers `/files/<path>`: checks the signature, then sends the real file with ranges and validators (D5, D12).
 * @throws Error of the file system when the file exists but cannot be opened
 */
export async function serveFile(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { DOWNLOAD_HOST, DOWNLOAD_LINK_SECONDS } = getRuntimeEnv();
  if (DOWNLOAD_HOST) return refusalResponse(404, 'Not found');
  const authKey = url.searchParams.get('auth_key');
  const now = await getSigningTime();
  const result = verifySignature(
    url.pathname,
    authKey,
    getSigningKeys(),
    now,
    DOWNLOAD_LINK_SECONDS,
  );
  const isContinued = result === 'resumable' && isPartialRequest(request.headers);
  if (result !== 'valid' && !isContinued)
    return forbiddenResponse(result === 'resumable' ? 'expired' : result);
  const file = await findPackageFile(url.pathname);
  if (!file) return refusalResponse(404, 'Not found');
  const tag = tagOfRand(randOf(authKey));
  if (isContinued) return redirectToFreshLink(url, tag, now);
  // A null response means that the file was replaced or removed after it was found, so the request starts again.
  return (await sendFile(request, file, tag)) ?? serveFile(request);
}

function refusalResponse(status: 403 | 404, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

const forbiddenResponse = (result: 'missing' | 'wrong' | 'expired'): Response =>
  refusalResponse(
    403,
    `Forbidden: the link's signature is ${result}. Fetch a new one from the download page.`,
  );

/**
 * Continues a slow download through a fresh link with the same tag (D12). The client repeats its Range and If-Range
 * there.
 */
function redirectToFreshLink(url: URL, tag: string | null, now: number): Response {
  const [key = ''] = getSigningKeys();
  const unsignedUrl = new URL(url.pathname, url);
  const { pathname, search } = signUrl(
    unsignedUrl,
    key,
    now,
    tag === null ? undefined : createTaggedRand(tag),
  );
  return new Response(null, {
    status: 302,
    headers: { Location: `${pathname}${search}`, 'Cache-Control': 'no-store' },
  });
}

/**
 * Sends a package, or the requested part of it.
 * @param tag of the file the link was made for; null where the link has none. When that file was replaced, a range
 * request without If-Range gets the whole new file, because parts of two files do not fit together.
 * @returns null when the file was replaced or removed since it was found
 */
async function sendFile(
  request: Request,
  file: PackageFile,
  tag: string | null,
): Promise<Response | null> {
  const { etag } = file;
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Disposition': `attachment; filename="${file.downloadName}"`,
    'Content-Type': 'application/octet-stream',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Last-Modified': file.modifiedAt.toUTCString(),
    ETag: etag,
  });
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const isReplaced = tag !== null && tag !== tagOfFile(file) && !request.headers.has('if-range');
  const range = isReplaced
    ? null
    : parseRange(request.headers, file.size, etag, headers.get('Last-Modified'));
  if (range === unsatisfiable) {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const handle = await openPackage(file);
  return handle && new Response(createFileStream(handle, start, end), { status, headers });
}

/** A stream of the file. It closes the file at its end, and when the reader stops. */
function createFileStream(handle: FileHandle, start: number, end: number): ReadableStream {
  return Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream;
}
