/**
 * Static pages, which Next renders once and this cache sends to all visitors from memory (ADR 14). A page is requested
 * without anything of a visitor, so no query, cookie or header of a visitor can get into it (A6).
 */
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import {
  createConcurrencyLimit,
  type ConcurrencyLimitOptions,
} from '@/lib/core/http/limits/concurrency-limit';
import { privateCacheControl, sharedCacheSeconds } from '@/lib/core/http/responses/cache-control';
import type { Locale } from '@/lib/core/i18n/routing';
import { log, reasonOf } from '@/lib/core/log/log';
import { addGaugeSource } from '@/lib/core/monitoring/metrics/metrics';
import { unlistedPageHeader } from '@/lib/pages';
import { compressBrotli, compressGzip, varyWithEncoding, type Encoding } from './compression';
import type { Render } from './next-app';
import type { FinishHtml } from './finish-page-html';

/** The identity of a page in the cache. */
export interface PageKey {
  /** The page's public path, without a query: `/en/download`. */
  readonly publicPath: string;
  /** The path under which Next finds the page: `/en-US/download`. */
  readonly internalPath: string;
  readonly locale: Locale;
  /** 404 and 500 are pages that are shown in place of other pages. */
  readonly status: 200 | 404 | 500;
}

export interface CachedPage {
  readonly status: PageKey['status'];
  /** The ETag is weak, because all encodings share it. */
  readonly etag: string;
  /** Names and values of headers in turn, without Cache-Control. */
  readonly headers: readonly string[];
  readonly cacheControl: string;
  readonly bodies: Record<Encoding, Buffer>;
}

interface CacheEntry {
  readonly page: CachedPage;
  /** The content that was current when rendering began ({@link PageCache.invalidateContent}). */
  readonly contentRevision: number;
  /**
   * From this time in milliseconds on, the page is sent as it is and rendered again in the background.
   */
  staleAt: number;
}

/** Bodies already compressed at brotli's best quality. */
const bestBrotliBodies = new WeakSet<Buffer>();

/**
 * Thrown where Next responds with another status than the page's own. Next responds with 200 for the error page too,
 * which it renders like any page and the server sends as 500.
 */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  constructor(
    readonly key: PageKey,
    readonly status: number,
  ) {
    super(`${key.publicPath} was rendered with status ${status}`);
  }
}

/**
 * Limit for visitors' renderings. They need processor time: rendering more pages at once would finish none of them
 * sooner, and health checks need turns in between.
 */
const visitorLimit: ConcurrencyLimitOptions = {
  name: 'pages',
  maxRunning: 2,
  waitMs: 10_000,
  maxWaiting: 192,
};
/** Milliseconds of pause after each background rendering, so that a whole site of stale pages slows no visitor down. */
const backgroundPauseMs = 50;
/** Limit for stale pages, rendered in the background. */
const backgroundLimit: ConcurrencyLimitOptions = { maxRunning: 1, waitMs: 600_000 };

/**
 * Milliseconds that a visitor waits before getting an earlier copy. A page takes less time to render, even on a busy
 * machine.
 */
const earlierCopyAfterMs = 2_000;
/** Milliseconds for which a page is kept unchanged after it could not be rendered again. */
const retryPauseMs = 30_000;

/** Headers of a rendering that are internal to Next, or that every response sets for itself. */
const perResponseHeaders =
  /^(?:x-nextjs-|x-middleware-|x-request-id$|(?:content-(?:type|length|encoding)|etag|connection|keep-alive|transfer-encoding|date|accept-ranges|set-cookie|cache-control)$)/;

/**
 * Seconds for which Next lets a page stand; Infinity where Next sets no limit. A page made from anything but live data
 * has fewer seconds (B6).
 */
const lifeSecondsOf = (headers: OutgoingHttpHeaders): number =>
  Number(/s-maxage=(\d+)/.exec(String(headers['cache-control'] ?? ''))?.[1] ?? Infinity);

/**
 * The Cache-Control of a page. Its times are short, because shared caches cannot be purged when content changes (O3).
 */
function cacheControlOf({ status }: PageKey, lifeSeconds: number): string {
  if (status !== 200) return privateCacheControl;
  const seconds = Math.min(lifeSeconds, sharedCacheSeconds);
  return `s-maxage=${seconds}, stale-while-revalidate=${4 * seconds}`;
}

interface PageCacheOptions {
  readonly render: Render;
  /**
   * Drops a page from Next's cache, so that the next request renders it.
   * @param internalPath the path Next renders, with its language
   */
  readonly expirePage: (internalPath: string) => Promise<void>;
  readonly finishHtml: FinishHtml;
  /** Limit for bodies in memory (PAGE_CACHE_MB). */
  readonly maxBytes: number;
  /**
   * Seconds after which a static page is rendered again, even if the content it shows has not changed
   * (CONTENT_REVALIDATE_SECONDS).
   */
  readonly lifeSeconds: number;
  readonly now?: () => number;
}

export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #runningRenderings = new Map<string, Promise<CachedPage>>();
  readonly #limitVisitorRenderings = createConcurrencyLimit(visitorLimit);
  readonly #limitBackgroundRenderings = createConcurrencyLimit(backgroundLimit);
  readonly #now: () => number;
  #contentRevision = 0;
  /** Resolves when all bodies queued for the best compression are done. */
  #compressionQueue = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page: { bodies } }) =>
        bodies.br.length + bodies.gzip.length + bodies.identity.length,
    });
    addGaugeSource('pages_cached', () => ({ '': this.#entries.size }));
  }

  /** Marks all pages rendered so far as outdated. */
  invalidateContent(): void {
    this.#contentRevision += 1;
  }

  /**
   * The page, rendered first if it is not in the cache.
   * @throws RenderError when there is no such page now, or rendering failed
   * @throws RequestRefusal 503 when too many pages wait to be rendered
   */
  async getPage(key: PageKey): Promise<CachedPage> {
    const entry = this.#entries.get(key.publicPath);
    if (!entry || entry.contentRevision !== this.#contentRevision)
      return this.#renderOnce(key, entry);
    if (this.#now() >= entry.staleAt) this.#refreshInBackground(key, entry);
    return entry.page;
  }

  /** The page, if it is fresh; null when it is stale, or must be rendered first. */
  findFreshPage(publicPath: string): CachedPage | null {
    const entry = this.#entries.get(publicPath);
    if (!entry || entry.contentRevision !== this.#contentRevision || this.#now() >= entry.staleAt)
      return null;
    return entry.page;
  }

  /** Renders a page once, however many visitors wait for it. */
  #renderOnce(key: PageKey, previous: CacheEntry | undefined): Promise<CachedPage> {
    // A rendering that began before a change may show the old content, so later requests do not share it.
    const renderingKey = `${this.#contentRevision} ${key.publicPath}`;
    const running =
      this.#runningRenderings.get(renderingKey) ??
      this.#limitVisitorRenderings(() => this.#renderPage(key)).finally(() =>
        this.#runningRenderings.delete(renderingKey),
      );
    this.#runningRenderings.set(renderingKey, running);
    const pageOrPrevious = running.catch((error: unknown) => {
      const isGone = error instanceof RenderError && error.status < 500;
      if (!previous || isGone) throw error;
      // After a failed rendering the old page is kept for a while. If only too many pages wait, the next request tries
      // again.
      if (error instanceof RenderError)
        this.#storeEntry(key, {
          ...previous,
          contentRevision: this.#contentRevision,
          staleAt: this.#now() + retryPauseMs,
        });
      return previous.page;
    });
    // A visitor waits a moment for the new page, and then gets the old one.
    return previous
      ? Promise.race([pageOrPrevious, delay(earlierCopyAfterMs, previous.page, { ref: false })])
      : pageOrPrevious;
  }

  #refreshInBackground(key: PageKey, entry: CacheEntry): void {
    // With Infinity the page is queued only once: the next check comes after this rendering.
    entry.staleAt = Infinity;
    const rendering = this.#limitBackgroundRenderings(async () => {
      await this.#options.expirePage(key.internalPath);
      await this.#renderPage(key);
      // During this pause, health checks and visitors have their turn.
      await delay(backgroundPauseMs);
    });
    rendering.catch((error: unknown) => {
      log.warn('pages', 'not rendered again', { page: key.publicPath, reason: reasonOf(error) });
      entry.staleAt = this.#now() + retryPauseMs;
    });
  }

  async #renderPage(key: PageKey): Promise<CachedPage> {
    const contentRevision = this.#contentRevision;
    const { render, finishHtml, lifeSeconds } = this.#options;
    const response = await render({
      url: key.publicPath,
      headers: { accept: 'text/html', [unlistedPageHeader]: '1' },
    });
    if (response.status !== (key.status === 500 ? 200 : key.status))
      throw new RenderError(key, response.status);
    const page = await this.#createPage(
      key,
      response.headers,
      finishHtml(response.body.toString()),
    );
    const seconds = Math.min(lifeSecondsOf(response.headers), lifeSeconds);
    this.#storeEntry(key, { page, contentRevision, staleAt: this.#now() + seconds * 1_000 });
    return page;
  }

  async #createPage(
    key: PageKey,
    renderedHeaders: OutgoingHttpHeaders,
    { html, policy }: ReturnType<FinishHtml>,
  ): Promise<CachedPage> {
    const identity = Buffer.from(html);
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const previousPage = this.#entries.peek(key.publicPath)?.page;
    const headers = [
      ...Object.entries({
        ...renderedHeaders,
        vary: varyWithEncoding(renderedHeaders['vary']),
      }).filter(([name]) => !perResponseHeaders.test(name)),
      ['content-security-policy', policy],
      ['content-language', key.locale],
      ...(key.status === 200 ? [['etag', etag]] : []),
    ].flatMap((pair) => pair.map(String));
    const cacheControl = cacheControlOf(key, lifeSecondsOf(renderedHeaders));
    const common = { status: key.status, etag, headers, cacheControl };
    if (previousPage?.etag === etag) return { ...common, bodies: previousPage.bodies };
    const [br, gzip] = await Promise.all([compressBrotli(identity, 5), compressGzip(identity, 9)]);
    return { ...common, bodies: { br, gzip, identity } };
  }

  #storeEntry(key: PageKey, entry: CacheEntry): void {
    this.#entries.set(key.publicPath, entry);
    const { bodies } = entry.page;
    const quickBrotli = bodies.br;
    if (bestBrotliBodies.has(quickBrotli)) return;
    // The first visitor gets the quickly compressed body. Then bodies are compressed as small as possible, one page
    // after the other.
    const compressBest = async () => {
      if (this.#entries.peek(key.publicPath)?.page.bodies !== bodies || bodies.br !== quickBrotli)
        return;
      bodies.br = await compressBrotli(bodies.identity, 11);
      bestBrotliBodies.add(bodies.br);
    };
    this.#compressionQueue = this.#compressionQueue.then(compressBest).catch(() => undefined);
  }
}
