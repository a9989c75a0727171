/** All layers in front of Next, in the order a request passes them; `front.test.ts` shows what each other order breaks. */
import type { RequestListener } from 'node:http';
import { withTurns } from './busy';
import { inItsLanguage } from './answers/content-language';
import type { Drain } from './drain';
import { withErrorPage, type Handler } from './error-page';
import { guard, type FrontGuardOptions } from './guard';
import { inOrder } from './in-order';
import { withIndexNowKey } from './files/indexnow-key';
import { withoutInternalHeaders } from './internal-headers';
import { withKeptAssets } from './kept-assets';
import { withLandings } from './landings';
import { measured, withMetrics } from './measure';
import { withNewContent } from './new-content';
import { withPageCache } from './page-cache';
import { withStaticFiles } from './files/static-files';
import { withStoredPages } from './stored-pages';

export interface FrontOptions extends FrontGuardOptions {
  /** The build's folder, whose error pages are shown. */
  readonly dist: string;
  /** Folder of all builds' scripts and style sheets (ASSETS_DIR). */
  readonly assets?: string | undefined;
  readonly drain: Pick<Drain, 'through'>;
  /** Opens `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** Names a file that holds it. */
  readonly indexNowKey?: string | undefined;
}

/** @param handle Next's request handler */
export function front(
  handle: Handler,
  { dist, assets, drain, metricsToken, indexNowKey, ...options }: FrontOptions,
): RequestListener {
  // These two change different things of an answer: their order alone does not matter.
  const rendering = withErrorPage(withoutInternalHeaders(handle), dist);
  const fresh = withStoredPages(withPageCache(withNewContent(withTurns(rendering))));
  const files = withKeptAssets(withStaticFiles(fresh, dist), dist, assets);
  const page = withIndexNowKey(indexNowKey, withLandings(withMetrics(metricsToken, files)));
  return inOrder(measured(drain.through(guard(options, inItsLanguage(page)))));
}
