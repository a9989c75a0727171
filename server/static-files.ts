/**
 * Files of the build and of public/, from a folder in which the build has placed them next to their compressed forms
 * (scripts/lib/build/static-folder.mjs). Also scripts of other builds whose pages are still open in browsers (O1).
 */
import { lstatSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  documentHeaders,
  isEmbeddablePicture,
  securityHeaders,
} from '@/lib/core/http/responses/security-headers';
import { parseRange, unsatisfiable } from '@/lib/core/http/requests/range';
import { listPublishedBuilds } from './shared-assets.mjs';

const assetPrefix = '/_next/static/';
const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Milliseconds a list of builds is used, so that requests for scripts of no build do not each read the folder. */
const buildListLifeMs = 2_000;

const compressedExtension = /\.(?:br|gz)$/;

/** The files in a folder, without their compressed forms: sizes in bytes by URL. */
const listFileSizes = (folder: string): ReadonlyMap<string, number> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => !compressedExtension.test(path))
      .map((path) => ({ path, stats: lstatSync(join(folder, path)) }))
      .filter(({ stats }) => stats.isFile())
      .map(({ path, stats }) => [`/${path.replaceAll('\\', '/')}`, stats.size]),
  );

/**
 * The parts of an asset's path below `static`.
 * @returns null when the path is no asset, or no build would write it: a hidden or upward path, or a separator inside a
 * part
 */
export function splitAssetPath(path: string): string[] | null {
  if (!path.startsWith(assetPrefix)) return null;
  try {
    const parts = path.slice(assetPrefix.length).split('/').map(decodeURIComponent);
    return parts.every((part) => /^[^./\\\0:][^/\\\0:]*$/.test(part)) ? parts : null;
  } catch {
    return null;
  }
}

interface AssetBuild {
  readonly folder: string;
  readonly sizeByPath: ReadonlyMap<string, number>;
}

/**
 * Creates a function that finds an asset in the folder of all builds. If several builds have it, the latest build's
 * file is used; null if none has it.
 */
function createAssetFinder(assetsFolder: string) {
  let listedUntil = 0;
  let builds: AssetBuild[] = [];
  return (name: string): string | null => {
    if (listedUntil < Date.now()) {
      listedUntil = Date.now() + buildListLifeMs;
      builds = listBuilds(assetsFolder, builds);
    }
    return builds.find(({ sizeByPath }) => sizeByPath.has(name))?.folder ?? null;
  };
}

/**
 * Lists builds and reads only new ones, because a build's folder never changes. A folder that cannot be read counts as
 * empty.
 */
function listBuilds(assetsFolder: string, knownBuilds: readonly AssetBuild[]): AssetBuild[] {
  try {
    return listPublishedBuilds(assetsFolder).map(({ id }) => {
      const folder = resolve(assetsFolder, id);
      return knownBuilds.find((build) => build.folder === folder) ?? readBuild(folder);
    });
  } catch {
    return [];
  }
}

function readBuild(folder: string): AssetBuild {
  try {
    return { folder, sizeByPath: listFileSizes(folder) };
  } catch {
    return { folder, sizeByPath: new Map() };
  }
}

function setFileHeaders(response: FastifyReply, path: string): void {
  const isAsset = path.startsWith(assetPrefix);
  for (const { key, value } of [...securityHeaders(), ...(isAsset ? [] : documentHeaders)])
    response.header(key, value);
  if (isEmbeddablePicture(path)) response.header('Cross-Origin-Resource-Policy', 'cross-origin');
  response.header('Cache-Control', isAsset ? immutableCacheControl : 'public, max-age=0');
}

/**
 * Handles Range as the rest of this site does: an unreadable range means the whole file.
 * @returns whether the range is outside of the file and a 416 was sent
 */
function respondToUnsatisfiableRange(
  { raw }: FastifyRequest,
  response: FastifyReply,
  size: number,
): boolean {
  const { range } = raw.headers;
  if (range === undefined) return false;
  const parsed = parseRange(new Headers({ range }), size, '', null);
  if (parsed === null) delete raw.headers.range;
  if (parsed !== unsatisfiable) return false;
  void response.code(416).header('Content-Range', `bytes */${size}`).send();
  return true;
}

export interface StaticFileOptions {
  /** The folder of the build's `_next/static/…` and the files of public/. */
  readonly folder: string;
  /** Folder of all builds' scripts and style sheets (ASSETS_DIR). */
  readonly assetsFolder?: string | undefined;
}

/** Sends a file if the path names one. @returns false if it names none and nothing was sent */
type SendFile = (request: FastifyRequest, response: FastifyReply) => boolean;

/** @returns a function that sends files. It looks files up in a map by path, so that no path can leave the folder. */
export async function addStaticFiles(
  app: FastifyInstance,
  { folder, assetsFolder }: StaticFileOptions,
): Promise<SendFile> {
  const root = resolve(folder);
  const sizeByPath = listFileSizes(root);
  const findBuildFolder = assetsFolder ? createAssetFinder(assetsFolder) : () => null;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  return (request, response) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1);
    const name = decodeURIComponent(path);
    const isInThisBuild = sizeByPath.has(name);
    const assetPath = isInThisBuild ? undefined : splitAssetPath(path)?.join('/');
    const buildFolder = assetPath === undefined ? null : findBuildFolder(`/${assetPath}`);
    if (!isInThisBuild && buildFolder === null) return false;
    setFileHeaders(response, path);
    if (isInThisBuild && respondToUnsatisfiableRange(request, response, sizeByPath.get(name) ?? 0))
      return true;
    void (buildFolder === null
      ? response.sendFile(name)
      : response.sendFile(assetPath!, buildFolder));
    return true;
  };
}
