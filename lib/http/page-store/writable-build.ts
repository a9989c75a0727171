/** Renewed pages are written into the build, where one that was dropped from memory is found again. Not every build takes them. */
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { log } from '@/lib/log/log';

const known = new Map<string, boolean>();

/** @throws Error what the file system says */
function mustTake(build: string): void {
  for (const folder of [build, join(/* turbopackIgnore: true */ build, 'server')])
    accessSync(folder, constants.W_OK);
}

/**
 * Whether a build takes renewed pages. Says once where it does not: pages are kept in memory alone then, and made again
 * when there are too many of them.
 * @param build the build's folder
 * @param attempt throws where it does not
 */
export function takesPages(build: string, attempt: (build: string) => void = mustTake): boolean {
  const found = known.get(build);
  if (found !== undefined) return found;
  try {
    attempt(build);
    known.set(build, true);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    log.warn('pages', 'the build cannot be written, pages are kept in memory alone', {
      reason: code ?? message,
    });
    known.set(build, false);
  }
  return known.get(build) ?? false;
}
