/**
 * Follows changes of content (O3): compares the upstream's present content with the content from which pages were
 * rendered, at the start with the content of the build. Pages with changed content are rendered again at their next
 * request on this instance. Every instance checks on its own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { getInternalKey, internalKeyHeader } from '@/lib/core/http/internal-key';
import { log, reasonOf } from '@/lib/core/log/log';
import type { Render } from './next-app';

const versionSchema = z.record(z.string(), z.string());
type UpstreamContentVersion = z.output<typeof versionSchema>;

const responseSchema = z.object({
  version: versionSchema,
  /** Whether all content could be read. */
  isComplete: z.boolean(),
  changed: z.array(z.string()),
  /**
   * Content whose pages Next has dropped from its cache: content that changed now, and again content that changed
   * before.
   */
  revalidated: z.array(z.string()),
  /** Paths of published pages that the table of pages does not list. */
  published: z.array(z.string()),
});

const buildFileSchema = z.object({ builtAt: z.number(), version: versionSchema });

/**
 * Maximum seconds between two checks while some content could not be read, so that pages rendered without it recover in
 * this time (B6).
 */
const incompleteCheckSeconds = 30;

/**
 * The versions of the content from which a build was made; empty if they are unknown.
 * @param dist folder of the build
 * @param lifeSeconds a build older than this counts as made from unknown content
 */
export function readBuiltUpstreamContentVersion(
  dist: string,
  lifeSeconds: number,
  now = Date.now(),
): UpstreamContentVersion {
  try {
    const text = readFileSync(join(dist, 'run', 'build.json'), 'utf8');
    const { builtAt, version } = buildFileSchema.parse(JSON.parse(text));
    return now - builtAt < lifeSeconds * 1_000 ? version : {};
  } catch {
    // A build that was broken off has no such file, so all content counts as changed.
    return {};
  }
}

interface UpstreamContentWatcherOptions {
  readonly render: Render;
  readonly initialVersion: UpstreamContentVersion;
  /** Seconds between two checks (CONTENT_CHECK_SECONDS). */
  readonly intervalSeconds: number;
  /** Called when pages rendered so far are outdated. */
  readonly onOutdated: () => void;
}

export interface UpstreamContentWatcher {
  /**
   * Checks the content now; never rejects. The start waits for the first check, but not longer than `firstCheckMs` of
   * server/main.ts.
   */
  readonly checkContent: () => Promise<void>;
  /** Whether staff have published a page at this path, which includes the language. */
  readonly isPublishedByStaff: (publicPath: string) => boolean;
  /** Drops a page from Next's cache. @param internalPath under which Next finds the page */
  readonly expirePage: (internalPath: string) => Promise<void>;
  /** Starts the periodic checks; never keeps the process alive. */
  readonly checkPeriodically: () => void;
}

/** Creates a watcher. It checks nothing until `checkContent` or `checkPeriodically` is called. */
export function createUpstreamContentWatcher({
  render,
  initialVersion,
  intervalSeconds,
  onOutdated,
}: UpstreamContentWatcherOptions): UpstreamContentWatcher {
  let version = initialVersion;
  let keysToRevalidateAgain: string[] = [];
  let publishedPaths = new Set<string>();
  let isComplete = true;

  async function callContentHandler(body: object) {
    const response = await render({
      method: 'POST',
      url: '/api/revalidate',
      headers: { 'content-type': 'application/json', [internalKeyHeader]: getInternalKey() },
      payload: JSON.stringify(body),
    });
    if (response.status >= 400) throw new Error(`answered with ${response.status}`);
    return response.body.toString();
  }

  async function compareContent(): Promise<void> {
    const response = responseSchema.parse(
      JSON.parse(await callContentHandler({ known: version, again: keysToRevalidateAgain })),
    );
    const hasSamePaths =
      publishedPaths.size === response.published.length &&
      response.published.every((path) => publishedPaths.has(path));
    publishedPaths = new Set(response.published);
    ({ isComplete, version } = response);
    if (response.changed.length > 0)
      log.info('content', 'changed', { resources: response.changed.join(' ') });
    if (response.revalidated.length > 0 || !hasSamePaths) onOutdated();
    // A page that was loading at this moment may have cached the old content. So it is dropped again at the next check.
    keysToRevalidateAgain = [
      ...response.changed,
      ...keysToRevalidateAgain.filter((key) => !response.revalidated.includes(key)),
    ];
  }

  const checkContent = () =>
    compareContent().catch((error: unknown) => {
      isComplete = false;
      log.warn('content', 'not checked', { reason: reasonOf(error) });
    });

  function checkPeriodically(): void {
    const seconds = isComplete
      ? intervalSeconds
      : Math.min(intervalSeconds, incompleteCheckSeconds);
    setTimeout(() => void checkContent().finally(checkPeriodically), seconds * 1_000).unref();
  }

  return {
    checkContent,
    checkPeriodically,
    isPublishedByStaff: (path) => publishedPaths.has(path),
    expirePage: async (internalPath) => {
      await callContentHandler({ expire: internalPath });
    },
  };
}
