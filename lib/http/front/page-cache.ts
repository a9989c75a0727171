/**
 * Keeps finished static pages, so that a crowd costs one rendering and one compression a content instead of one a
 * visitor. A static page does not depend on its query: whoever comes by a promoter's link gets the same page, with the
 * cookies the middleware would have set (attribution-headers.ts). Only answers that belong to nobody are kept: a known
 * static page, answered 200, cacheable by shared caches, without a cookie.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { renewals, type Renewals } from '../page-store/renewals';
import { askSite, collect } from './answers/collect';
import { once, sendOnce } from './answers/once';
import { keptAnswer, sendKept, takeWishes, type KeptAnswer } from './answers/kept-answer';
import { createShelf } from './answers/shelf';
import type { Handler } from './error-page';
import { askedPage } from './asked-page';
import { attributionHeaders } from './attribution-headers';
import { keptPathOf } from './static-page';

function keepable(response: ServerResponse): boolean {
  const control = String(response.getHeader('cache-control') ?? '');
  return (
    response.statusCode === 200 &&
    /s-maxage=[1-9]/.test(control) &&
    !/no-store|private/.test(control) &&
    !response.hasHeader('set-cookie') &&
    !response.hasHeader('content-encoding')
  );
}

interface Kept {
  readonly answer: KeptAnswer;
  /** When Next was asked last, in milliseconds. */
  checkedAt: number;
  /** After so long it is asked again, behind an answer. */
  readonly checkMs: number;
}

interface PageCacheOptions {
  /** Where pages are made anew, and which of them show what was changed since. */
  readonly line?: Pick<Renewals, 'mayBeOutdated'>;
  /** Milliseconds in which nothing is asked, whatever happens. */
  readonly freshMs?: number;
  /** Longest time without asking Next whether a page is still its own. */
  readonly longestMs?: number;
  /** Bytes of pages, with their compressed forms. */
  readonly most?: number;
  readonly now?: () => number;
}

const defaults = { freshMs: 1_000, longestMs: 60_000, most: 64 * 1024 ** 2, now: Date.now };

type Settings = Required<Omit<PageCacheOptions, 'line'>> & {
  readonly line: Pick<Renewals, 'mayBeOutdated'>;
};

/** The pages that are kept, and those being asked for. */
function createPages(handle: Handler, { line, freshMs, longestMs, most, now }: Settings) {
  const shelf = createShelf<Kept>(
    most,
    ({ answer }) => answer.bodies.size(),
    ({ answer }) => answer.bodies.drop(),
  );
  const asking = new Map<string, Promise<KeptAnswer | null>>();

  function keep(path: string, response: ServerResponse, body: Buffer | null): KeptAnswer | null {
    const before = shelf.get(path);
    if (body === null || !keepable(response)) {
      // Somebody who left takes nothing away, and neither does a failure: the page is there, as it was.
      if (before && body !== null && response.statusCode >= 500) before.checkedAt = now();
      else if (body !== null) shelf.remove(path);
      return null;
    }
    const answer = keptAnswer(response, body, { before: before?.answer });
    const [, seconds] = /s-maxage=(\d+)/.exec(String(answer.headers['cache-control'])) ?? [];
    // One that is old already is being made anew.
    const isOld = 'x-kept-page' in answer.headers;
    const checkMs = isOld ? freshMs : Math.min(longestMs, Number(seconds) * 1_000);
    shelf.put(path, { answer, checkedAt: now(), checkMs });
    return answer;
  }

  /** Lets others wait for a page that is being asked for. */
  function note(path: string, made: Promise<KeptAnswer | null>): void {
    asking.set(path, made);
    // Whoever waits handles a failure for itself; without a waiter it must not end the process.
    made.catch(() => undefined).finally(() => asking.delete(path));
  }

  /** Asks behind an answer, once however many visitors there are. */
  function renew(path: string): void {
    if (asking.has(path)) return;
    const asked = askSite(handle, path);
    note(
      path,
      asked.then(({ response, body }) => keep(path, response, body)),
    );
  }

  return {
    keep,
    note,
    waiting: (path: string) => asking.get(path)?.catch(() => null),
    kept: (path: string) => shelf.get(path)?.answer ?? null,
    /** What may be given away at once. */
    ready(path: string, headers: IncomingMessage['headers']): KeptAnswer | null {
      const kept = shelf.get(path);
      if (!kept) return null;
      const age = now() - kept.checkedAt;
      if (age < freshMs) return kept.answer;
      const keptPath = keptPathOf({ method: 'GET', url: path, headers });
      if (keptPath !== null && line.mayBeOutdated(keptPath)) return null;
      if (age >= kept.checkMs) renew(path);
      return kept.answer;
    },
  };
}

/** Keeps pages as long as their content is theirs; what is renewed is renewed behind an answer. */
export function withPageCache(handle: Handler, options: PageCacheOptions = {}): Handler {
  const pages = createPages(handle, { line: renewals(), ...defaults, ...options });
  return async (request, response) => {
    const asked = askedPage(request);
    if (asked === null) return once(handle, request, response);
    const { path, query } = asked;
    const own = query ? attributionHeaders(query) : {};
    const found = pages.ready(path, request.headers) ?? (await pages.waiting(path));
    if (found) return sendKept(takeWishes(request), response, found, own);
    const { url } = request;
    const wishes = takeWishes(request);
    // The page itself, for everybody; what belongs to this visitor is added when it is sent.
    request.url = path;
    const collected = collect(handle, request, response);
    const made = collected.then((body) => pages.keep(path, response, body));
    pages.note(path, made);
    const body = await collected;
    request.url = url;
    const answer = (await made) ?? (response.statusCode >= 500 ? pages.kept(path) : null);
    if (answer) return sendKept(wishes, response, answer, own);
    for (const [name, value] of Object.entries(own))
      if (value !== undefined) response.setHeader(name, value);
    if (body) await sendOnce(wishes.accepted, response, body);
  };
}
