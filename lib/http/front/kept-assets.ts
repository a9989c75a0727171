/** Scripts and style sheets of other builds: a page that was made by one still gets them from this server (O1). */
import { createReadStream, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from './error-page';
import { publishedBuilds } from './published-assets.mjs';

const prefix = '/_next/static/';

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A crowd that asks for what is nowhere costs one look into the folder in this time. */
const listedMs = 2_000;

/**
 * The parts of an asset's path below `static`.
 * @param url the request's, query included
 * @returns null when it is no asset, or no path a build would write: hidden, upward, or with a separator inside a part
 */
export function assetParts(url: string): string[] | null {
  const path = url.split(/[?#]/)[0] ?? '';
  if (!path.startsWith(prefix)) return null;
  try {
    const parts = path.slice(prefix.length).split('/').map(decodeURIComponent);
    return parts.every((part) => /^[^./\\\0:][^/\\\0:]*$/.test(part)) ? parts : null;
  } catch {
    return null;
  }
}

interface Found {
  readonly file: string;
  readonly size: number;
}

/** Names of the builds that are there; none where the folder cannot be read: what is missing is a 404 then. */
function buildsIn(assets: string): string[] {
  try {
    return publishedBuilds(assets).map(({ id }) => id);
  } catch {
    return [];
  }
}

/** Looks for an asset in the folder of all builds; the latest one that has it counts. */
function finder(assets: string): (parts: readonly string[]) => Promise<Found | null> {
  let listed: { readonly until: number; readonly ids: readonly string[] } = { until: 0, ids: [] };
  const builds = () => {
    if (listed.until < Date.now()) listed = { until: Date.now() + listedMs, ids: buildsIn(assets) };
    return listed.ids;
  };
  return async (parts) => {
    for (const id of builds()) {
      const file = join(assets, id, ...parts);
      const found = await stat(file).catch(() => null);
      if (found?.isFile()) return { file, size: found.size };
    }
    return null;
  };
}

function send(request: IncomingMessage, response: ServerResponse, { file, size }: Found): void {
  response.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  if (request.method === 'HEAD') return void response.end();
  // A file that goes away meanwhile breaks the answer off; its length tells the browser.
  pipeline(createReadStream(file), response, () => undefined);
}

/**
 * Answers for assets that this build does not have and another one has.
 * @param dist this build's folder
 * @param assets the folder of all builds (ASSETS_DIR); without one everything is handed on
 */
export function withKeptAssets(handle: Handler, dist: string, assets?: string): Handler {
  if (!assets) return handle;
  const own = new Set(
    readdirSync(join(dist, 'static'), { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll('\\', '/'),
    ),
  );
  const find = finder(assets);
  return async (request, response) => {
    const parts = assetParts(request.url ?? '');
    if (!parts || own.has(parts.join('/'))) return handle(request, response);
    const found = await find(parts);
    if (!found) return handle(request, response);
    send(request, response, found);
  };
}
