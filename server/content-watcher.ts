/**
 * Follows changes of content (O3): compares what the upstream says now with what the pages were made of, at the start with what
 * the build was made of. What changed is rendered again, on this instance; every instance looks for itself.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { internalKey, internalKeyHeader } from '@/lib/http/internal-key';
import { log, reasonOf } from '@/lib/log/log';
import type { Render } from './next-app';

const versionSchema = z.record(z.string(), z.string());
type Version = z.output<typeof versionSchema>;

const answerSchema = z.object({
  version: versionSchema,
  /** Whether everything could be read. */
  isComplete: z.boolean(),
  changed: z.array(z.string()),
  /** What Next has forgotten: what changed now, and once more what changed before. */
  revalidated: z.array(z.string()),
  /** Addresses of pages that the table of pages does not name. */
  published: z.array(z.string()),
});

const builtSchema = z.object({ builtAt: z.number(), version: versionSchema });

/** While something could not be read, it is looked for at least this often: pages made without it heal by then (B6). */
const healSeconds = 30;

/**
 * What the build was made of.
 * @param dist folder of the build
 * @param lifeSeconds a build older than a page may be counts as made of nothing that is known
 */
export function builtVersion(dist: string, lifeSeconds: number, now = Date.now()): Version {
  try {
    const text = readFileSync(join(dist, 'run', 'build.json'), 'utf8');
    const { builtAt, version } = builtSchema.parse(JSON.parse(text));
    return now - builtAt < lifeSeconds * 1_000 ? version : {};
  } catch {
    // A build of an earlier release: everything is looked at as if it were new.
    return {};
  }
}

interface ContentOptions {
  readonly render: Render;
  readonly known: Version;
  /** Between two looks (CONTENT_CHECK_SECONDS). */
  readonly everySeconds: number;
  /** Pages rendered so far show something else. */
  readonly changed: () => void;
}

export interface ContentWatcher {
  /** Looks now; never rejects. The start waits for the first look before a client can connect. */
  readonly check: () => Promise<void>;
  /** Whether staff have published a page at this address, with its language. */
  readonly isPublished: (address: string) => boolean;
  /** Has Next forget a page. @param pathname where Next finds it */
  readonly expire: (pathname: string) => Promise<void>;
  /** Looks from now on on its own; never keeps the process alive. */
  readonly follow: () => void;
}

export function createContentWatcher({
  render,
  known,
  everySeconds,
  changed,
}: ContentOptions): ContentWatcher {
  let version = known;
  let again: string[] = [];
  let published = new Set<string>();
  let isComplete = true;

  async function requestChanges(question: object) {
    const response = await render({
      method: 'POST',
      url: '/api/content',
      headers: { 'content-type': 'application/json', [internalKeyHeader]: internalKey() },
      payload: JSON.stringify(question),
    });
    if (response.status >= 400) throw new Error(`answered with ${response.status}`);
    return response.body.toString();
  }

  async function look(): Promise<void> {
    const answer = answerSchema.parse(JSON.parse(await requestChanges({ known: version, again })));
    const isSame =
      published.size === answer.published.length &&
      answer.published.every((path) => published.has(path));
    published = new Set(answer.published);
    ({ isComplete, version } = answer);
    if (answer.changed.length > 0)
      log.info('content', 'changed', { resources: answer.changed.join(' ') });
    if (answer.revalidated.length > 0 || !isSame) changed();
    // What was being loaded at this moment may be kept afterwards: it is forgotten again next time.
    again = [...answer.changed, ...again.filter((key) => !answer.revalidated.includes(key))];
  }

  const check = () =>
    look().catch((error: unknown) => {
      isComplete = false;
      log.warn('content', 'not looked at', { reason: reasonOf(error) });
    });

  function follow(): void {
    const seconds = isComplete ? everySeconds : Math.min(everySeconds, healSeconds);
    setTimeout(() => void check().finally(follow), seconds * 1_000).unref();
  }

  return {
    check,
    follow,
    isPublished: (address) => published.has(address),
    expire: async (pathname) => {
      await requestChanges({ expire: pathname });
    },
  };
}
