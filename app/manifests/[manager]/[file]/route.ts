import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { plainTextResponse } from '@/lib/core/http/responses/uncached-responses';
import { manifestFiles, type PackageManager } from '@/lib/downloads/manifests/manifest-files';
import { product } from '@/lib/downloads/manifests/product';
import { getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';

interface Context {
  params: Promise<{ manager: string; file: string }>;
}

const contentTypes: Readonly<Record<PackageManager, string>> = {
  winget: 'application/yaml',
  homebrew: 'text/plain',
  scoop: 'application/json',
};

/** The manifests of the latest packages for package managers. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { manager, file } = await params;
  const [website, v6] = await Promise.all([getWebsiteList(), getV6List()]);
  const manifest = manifestFiles([...website.packages, ...v6.packages], product).find(
    ({ manager: folder, name }) =>
      folder === manager && (name === file || encodeURIComponent(name) === file),
  );
  if (manifest)
    return respondConditionally(request, manifest.text, { type: contentTypes[manifest.manager] });
  const isFallback = website.freshness === 'fallback' || v6.freshness === 'fallback';
  return isFallback
    ? plainTextResponse('The version lists cannot be read at present.', 503)
    : plainTextResponse('There is no such manifest at present.', 404);
}
