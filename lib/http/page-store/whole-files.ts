/**
 * Files of kept pages, which several workers write and read: a reader never sees half a file, nor the HTML of one
 * making beside the policy of another.
 */
import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { markOf, type KeptPage } from './kept-page';

interface Files {
  readonly writeFile: (path: string, data: Uint8Array | string) => Promise<unknown>;
}

async function writeWhole(path: string, data: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    await writeFile(draft, data);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The same file system, whose files appear whole. */
export const wholeFiles = <F extends Files>(files: F): F => ({ ...files, writeFile: writeWhole });

/** When the copy that was looked at last was made, by key; keys are pages of the site. */
const looked = new Map<string, number>();

/**
 * A page is several files. Its policy stands beside its HTML and names that HTML's scripts: where it does not, two
 * workers wrote at the same moment, and the page counts as not kept.
 */
export function wholePage(
  key: string,
  page: KeptPage | null,
  policy: ((html: string) => string) | undefined,
): KeptPage | null {
  const made = page && markOf(page)?.made;
  if (!page || !policy || !made || looked.get(key) === made) return page;
  if (page.value.headers?.['content-security-policy'] !== policy(page.value.html)) return null;
  looked.set(key, made);
  return page;
}
