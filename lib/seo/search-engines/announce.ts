/**
 * Runs an announcement: reads the sitemap, submits new and changed URLs to each configured engine, to IndexNow removed
 * ones too, and records which were accepted (O9).
 */
import 'server-only';
import { urlChanges } from './url-changes';
import type { SearchEngine } from './engine';
import { parseSitemap, type DayByUrl } from './parse-sitemap';
import { recordAcceptedUrls, readAcceptedUrls, type EngineName } from './accepted-urls';

interface AnnounceOptions {
  readonly origin: string;
  readonly sitemapUrl: string;
  /** Path of the file in which accepted URLs are recorded. */
  readonly file: string;
  readonly engines: Readonly<Partial<Record<EngineName, SearchEngine>>>;
  /** Prints the URLs that would be submitted, and sends nothing. */
  readonly isDryRun: boolean;
  readonly log: (line: string) => void;
}

const sitemapDeadlineMs = 20_000;

async function fetchSitemap({ sitemapUrl, origin }: AnnounceOptions): Promise<DayByUrl> {
  const response = await fetch(sitemapUrl, { signal: AbortSignal.timeout(sitemapDeadlineMs) });
  if (response.status !== 200) throw new Error(`the sitemap is answered with ${response.status}`);
  return parseSitemap(await response.text(), origin);
}

const countText = (list: readonly string[], noun: string) => `${list.length} ${noun}`;

/** @returns false when the engine refused or did not answer; a used-up quota or too many requests are no failure */
async function submitTo(
  name: EngineName,
  engine: SearchEngine,
  dayByUrl: DayByUrl,
  { file, origin, isDryRun, log }: AnnounceOptions,
): Promise<boolean> {
  const { title, wantsRemoved } = engine;
  const { added, changed, removed } = urlChanges(
    await readAcceptedUrls(file, origin, name),
    dayByUrl,
  );
  const removedUrls = wantsRemoved ? removed : [];
  const urls = [...added, ...changed, ...removedUrls];
  const changeSummary = `${countText(added, 'new')}, ${countText(changed, 'changed')}, ${countText(removed, 'removed')}`;
  const logUnsentRemovals = () => {
    if (!wantsRemoved) for (const url of removed) log(`  removed, not sent: ${url}`);
  };
  if (isDryRun) {
    log(`${title}: would be sent ${urls.length} URLs (${changeSummary})`);
    for (const url of urls) log(`  ${url}`);
    logUnsentRemovals();
    return true;
  }
  if (urls.length === 0 && removed.length === 0) {
    log(`${title}: nothing new`);
    return true;
  }
  const { acceptedUrls, reason, isError } = await engine.submit(urls);
  const days = acceptedUrls.flatMap((url) => {
    const day = dayByUrl.get(url);
    return day === undefined ? [] : [[url, day] as const];
  });
  const acceptedRemovals = wantsRemoved
    ? removed.filter((url) => acceptedUrls.includes(url))
    : removed;
  await recordAcceptedUrls(file, origin, name, {
    accepted: Object.fromEntries(days),
    removed: acceptedRemovals,
  });
  const waitingCount = urls.length - acceptedUrls.length;
  const restText = reason === null ? '' : `; ${waitingCount} wait for the next run: ${reason}`;
  log(
    `${isError ? '✖ ' : ''}${title}: ${acceptedUrls.length} of ${urls.length} taken (${changeSummary})${restText}`,
  );
  logUnsentRemovals();
  return !isError;
}

/**
 * @returns false when an engine refused or did not answer; a used-up quota or too many requests are no failure
 * @throws Error when the sitemap or the file of accepted URLs cannot be read (nothing is submitted then), or the file
 * cannot be written
 */
export async function announce(options: AnnounceOptions): Promise<boolean> {
  const engines = Object.entries(options.engines) as [EngineName, SearchEngine][];
  if (engines.length === 0) {
    options.log('No search engine is configured: BAIDU_PUSH_TOKEN, INDEXNOW_KEY');
    return true;
  }
  const dayByUrl = await fetchSitemap(options);
  let hasSucceeded = true;
  for (const [name, engine] of engines)
    hasSucceeded = (await submitTo(name, engine, dayByUrl, options)) && hasSucceeded;
  return hasSucceeded;
}
