/**
 * Kept pages are made anew here, at most two at a time: after a quiet night or a change of content every page is
 * old, and a crawler asks for all of them. Visitors are given what is kept meanwhile. A page is made for a request
 * of the site's own and never for a visitor's, so nothing of a visitor can get into it (A6).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { knownVersions } from '@/lib/content-changes/known';
import { isOutdated, type Versions } from '@/lib/content-changes/versions';
import { log, reasonOf } from '@/lib/log/log';
import { readFrom } from '@/lib/metrics/metrics';

export const mostAtOnce = 2;
/** A page that was not made by then counts as failed, and its place is freed. */
const longestMs = 10_000;
const mostTries = 3;
/** Between two pages nobody waits for, so that those who ask for kept ones meanwhile are served. */
const breathMs = 200;
/** After a failure a page stays as it is for this long. */
const pauseMs = 30_000;

/** Asks the site for a page by its address; ends when it has answered. */
type Asks = (address: string) => Promise<void>;

interface Job {
  /** A visitor waits for it: it goes ahead of others, beside one that is running. */
  urgent: boolean;
  readonly address: string;
  /** What was known of changes when it began. */
  versions: Versions;
  /** Whether the page store has been asked for it by the request that makes it. */
  reached: boolean;
  readonly done: Promise<void>;
  readonly finish: (good: boolean) => void;
}

export interface RenewalCounts {
  /** Pages being made now, at most {@link mostAtOnce}. */
  readonly renewalsRunning: number;
  /** Old pages in line. */
  readonly renewalsWaiting: number;
  /** The most that ever ran at the same time. */
  readonly renewalsMost: number;
  /** Pages made anew since the start. */
  readonly renewals: number;
  readonly renewalsFailed: number;
  /** Pages asked for since the start. */
  readonly pagesKept: number;
}

interface RenewalsOptions {
  readonly now?: () => number;
  readonly longestMs?: number;
  readonly breathMs?: number;
}

/** Pages waiting to be made, and being made; the site's own is {@link renewals}. */
class Renewals {
  private readonly waiting = new Map<string, Job>();
  private readonly running = new Map<string, Job>();
  private readonly failedAt = new Map<string, number>();
  private readonly kept = new Map<string, { versions: Versions; tags: readonly string[] }>();
  private readonly renewing = new AsyncLocalStorage<string>();
  private most = 0;
  private good = 0;
  private failed = 0;
  private asks: Asks | null = null;
  private breathing = false;

  constructor(private readonly options: Required<RenewalsOptions>) {}

  /** The server in front says how to ask the site for a page. */
  serve(how: Asks): void {
    this.asks = how;
  }

  /**
   * Has a page made anew.
   * @param path what it is kept under
   * @param urgent whether somebody waits for it
   * @returns when it was made or was not; null when it cannot be now
   */
  ask(path: string, address: string, urgent: boolean): Promise<void> | null {
    const failedAt = this.failedAt.get(path) ?? -Infinity;
    if (!this.asks || this.options.now() - failedAt < pauseMs) return null;
    const known = this.running.get(path) ?? this.waiting.get(path);
    const job = known ?? this.newJob(path, address, urgent);
    if (urgent) job.urgent = true;
    if (!known) this.waiting.set(path, job);
    this.next();
    return job.done;
  }

  /** Whether the running code answers the request that makes this page. */
  isFor(path: string): boolean {
    const isIt = this.renewing.getStore() === path;
    const job = this.running.get(path);
    if (isIt && job) job.reached = true;
    return isIt;
  }

  /** What was known of changes when the making of a page began; undefined when it is not being made. */
  versionsOf(path: string): Versions | undefined {
    return this.running.get(path)?.versions;
  }

  /** A page was made and is kept, or could not be made. */
  finished(path: string, good: boolean): void {
    this.running.get(path)?.finish(good);
  }

  /** The page store says what a page it keeps was made of, and with which changes known. */
  note(path: string, versions: Versions, tags: readonly string[]): void {
    this.kept.set(path, { versions, tags });
  }

  /** Whether a page may show what was changed since; one that nobody asked for since the start may. */
  mayBeOutdated(path: string): boolean {
    const page = this.kept.get(path);
    const known = knownVersions();
    if (!page) return Object.keys(known).length > 0;
    return isOutdated(page.versions, known, page.tags);
  }

  counts(): RenewalCounts {
    return {
      renewalsRunning: this.running.size,
      renewalsWaiting: this.waiting.size,
      renewalsMost: this.most,
      renewals: this.good,
      renewalsFailed: this.failed,
      pagesKept: this.kept.size,
    };
  }

  private newJob(path: string, address: string, urgent: boolean): Job {
    let finish: Job['finish'] = () => undefined;
    const done = new Promise<void>((resolve) => {
      let over = false;
      finish = (good) => {
        if (over) return;
        over = true;
        if (good) this.good += 1;
        else this.failed += 1;
        if (good) this.failedAt.delete(path);
        else this.failedAt.set(path, this.options.now());
        resolve();
      };
    });
    return { urgent, address, versions: {}, reached: false, done, finish };
  }

  private async run(path: string, job: Job, ask: Asks): Promise<void> {
    job.versions = knownVersions();
    const timer = setTimeout(() => job.finish(false), this.options.longestMs).unref();
    try {
      // Answered with the old page at once; the new one is kept afterwards. Next may have joined the request
      // with one of a visitor at the same moment, and nothing came of it.
      for (let tries = 0; !job.reached && tries < mostTries; tries += 1)
        await this.renewing.run(path, () => ask(job.address));
      if (!job.reached) job.finish(false);
      await job.done;
    } catch (error) {
      log.error('pages', 'renewal failed', { path, reason: reasonOf(error) });
      job.finish(false);
    } finally {
      clearTimeout(timer);
      this.running.delete(path);
      this.rest();
      this.next();
    }
  }

  private rest(): void {
    if (this.options.breathMs === 0) return;
    this.breathing = true;
    setTimeout(() => {
      this.breathing = false;
      this.next();
    }, this.options.breathMs).unref();
  }

  /** The first that somebody waits for, else the first of all once nothing else runs. */
  private pick(): [string, Job] | undefined {
    const urgent = [...this.waiting].find(([, job]) => job.urgent);
    return (
      urgent ?? (this.running.size === 0 && !this.breathing ? [...this.waiting][0] : undefined)
    );
  }

  private next(): void {
    if (!this.asks || this.running.size >= mostAtOnce) return;
    const found = this.pick();
    if (!found) return;
    const [path, job] = found;
    this.waiting.delete(path);
    this.running.set(path, job);
    this.most = Math.max(this.most, this.running.size);
    void this.run(path, job, this.asks);
    this.next();
  }
}

export type { Renewals };

/** A line of its own. */
export const createRenewals = (options: RenewalsOptions = {}): Renewals =>
  new Renewals({ now: Date.now, longestMs, breathMs, ...options });

/** Shows its counts to the operator's monitoring. */
function watched(made: Renewals): Renewals {
  readFrom('page_renewals_running', () => ({ '': made.counts().renewalsRunning }));
  readFrom('page_renewals', () => ({ '': made.counts().renewals }));
  readFrom('page_renewals_failed', () => ({ '': made.counts().renewalsFailed }));
  readFrom('pages_kept', () => ({ '': made.counts().pagesKept }));
  return made;
}

// One per process: the server in front and Next's page store are separate bundles.
const shared = globalThis as typeof globalThis & { __renewals?: Renewals };

/** The site's own. */
export const renewals = (): Renewals => (shared.__renewals ??= watched(createRenewals()));
