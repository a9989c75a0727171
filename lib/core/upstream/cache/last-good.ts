/** Stores the last good response of each source in memory, and for restarts in DATA_DIR/last-good/<key>.json (B6). */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { isBuilding, getRuntimeEnv } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';

const lastGoodTexts = getProcessWideValue('last good', () => new Map<string, string>());

const lastGoodFolder = () =>
  join(/* turbopackIgnore: true */ getRuntimeEnv().DATA_DIR, 'last-good');
const fileOf = (key: string) => join(/* turbopackIgnore: true */ lastGoodFolder(), `${key}.json`);

/**
 * Stores a good value. Never throws: a failed write is only logged.
 * @param key lower-case letters, digits and hyphens; becomes a file name
 */
export async function storeLastGood(key: string, value: unknown): Promise<void> {
  // A build stores nothing, because its data may come from the seed and it never opens DATA_DIR.
  if (isBuilding()) return;
  const text = JSON.stringify(value);
  if (lastGoodTexts.get(key) === text) return;
  lastGoodTexts.set(key, text);
  const temporaryFile = join(
    /* turbopackIgnore: true */ lastGoodFolder(),
    `.${key}.${randomUUID()}`,
  );
  try {
    await mkdir(lastGoodFolder(), { recursive: true, mode: 0o700 });
    // The text is written to a temporary file, which is then renamed, so that a reader never sees a partial file.
    await writeFile(temporaryFile, text, { mode: 0o600 });
    // A newer value that was stored meanwhile has written its own file, which this value must not replace.
    if (lastGoodTexts.get(key) === text) await rename(temporaryFile, fileOf(key));
    else await rm(temporaryFile);
  } catch (error) {
    log.error('upstream', 'cannot keep last good data', { resource: key, reason: reasonOf(error) });
    await rm(temporaryFile, { force: true }).catch(() => undefined);
  }
}

/** The last good value, if it is valid by the schema; otherwise null. */
export async function findLastGood<T>(key: string, schema: z.ZodType<T>): Promise<T | null> {
  if (isBuilding()) return null;
  try {
    const text = lastGoodTexts.get(key) ?? (await readFile(fileOf(key), 'utf8'));
    return schema.parse(JSON.parse(text));
  } catch {
    // There is no file yet, or it is from an older release with another schema. The caller then uses its fallback.
    return null;
  }
}
