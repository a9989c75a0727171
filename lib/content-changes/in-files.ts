/** Versions of content in DATA_DIR, one small file a tag: for processes on this machine, and across restarts. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTags } from '@/lib/wire/content-tags';
import { versionsOf, type Versions } from './versions';

const folderIn = (dataDir: string) => join(/* turbopackIgnore: true */ dataDir, 'content-changes');

/** A file that is not there, or that somebody damaged, says nothing. */
export async function readFiles(dataDir: string): Promise<Versions> {
  const folder = folderIn(dataDir);
  const found = await Promise.all(
    contentTags.map(async (tag) => {
      const text = await readFile(join(/* turbopackIgnore: true */ folder, tag), 'utf8').catch(
        () => '',
      );
      return [tag, text.trim()] as const;
    }),
  );
  return versionsOf(Object.fromEntries(found));
}

/** Writes a file whole: a reader sees the old one or the new one. @throws Error when it cannot be written */
export async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const draft = join(/* turbopackIgnore: true */ folder, `.${name}.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** @throws Error when DATA_DIR cannot be written */
export async function writeFiles(dataDir: string, versions: Versions): Promise<void> {
  const folder = folderIn(dataDir);
  for (const [tag, version] of Object.entries(versions))
    await writeWhole(folder, tag, `${version}\n`);
}
