import 'server-only';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { serverEnv } from '@/lib/env/server';
import { downloadHostTime } from './clock';
import { signingKeys } from './host';
import { withoutPromoter } from './link';
import { parseRange, unsatisfiable } from './range';
import { verifySignature } from './sign';

/** Path segments of packages; rules out dot files, `..` and anything a shell or header minds. */
const segmentPattern = /^[A-Za-z0-9][A-Za-z0-9.+_-]*$/;

/** Answers `/files/<path>`: signature first, then the real file with ranges and validators (D5). */
export async function serveFile(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (serverEnv().DOWNLOAD_HOST) return refuse(404, 'Not found');
  const verdict = verifySignature(
    url.pathname,
    url.searchParams.get('auth_key'),
    signingKeys(),
    await downloadHostTime(),
  );
  if (verdict !== 'valid')
    return refuse(
      403,
      `Forbidden: the link's signature is ${verdict}. Fetch a new one from the download page.`,
    );
  const file = await locate(url.pathname);
  return file ? send(request, file) : refuse(404, 'Not found');
}

function refuse(status: 403 | 404, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

interface PackageFile {
  readonly path: string;
  /** Name the visitor saves it under, promoter included. */
  readonly savedAs: string;
  readonly size: number;
  readonly modified: Date;
}

async function locate(pathname: string): Promise<PackageFile | null> {
  const segments = pathname.split('/').slice(2);
  const savedAs = segments.at(-1) ?? '';
  const real = withoutPromoter(savedAs);
  if (real === null || !segments.every((segment) => segmentPattern.test(segment))) return null;
  const path = join(serverEnv().DOWNLOAD_DIR, ...segments.slice(0, -1), real);
  const info = await stat(path).catch(() => null);
  return info?.isFile() ? { path, savedAs, size: info.size, modified: info.mtime } : null;
}

function send(request: Request, file: PackageFile): Response {
  const etag = `"${file.size.toString(16)}-${file.modified.getTime().toString(16)}"`;
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Disposition': `attachment; filename="${file.savedAs}"`,
    'Content-Type': 'application/octet-stream',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Last-Modified': file.modified.toUTCString(),
    ETag: etag,
  });
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  const range = parseRange(request.headers, file.size, etag, headers.get('Last-Modified'));
  if (range === unsatisfiable) {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  // Carried to the server in front, because Next drops Content-Length (lib/http/front/internal-headers.ts).
  headers.set('X-File-Length', String(end - start + 1));
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  const body = request.method === 'HEAD' ? null : stream(file.path, start, end);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function stream(path: string, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
}
