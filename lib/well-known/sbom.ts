/** Serves the list of production packages that `npm run sbom` made, while it matches the lock file. */
import 'server-only';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';
import { lockProperty } from './sbom-lock-property.mjs';

const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.object({ properties: z.array(z.object({ name: z.string(), value: z.string() })) }),
});

/**
 * SHA-256 of the lock file that a list was made from; undefined when the list does not name it.
 * @throws Error when the text is not a list made by `npm run sbom`
 */
function lockHashOf(text: string): string | undefined {
  const { metadata } = sbomSchema.parse(JSON.parse(text));
  return metadata.properties.find(({ name }) => name === lockProperty)?.value;
}

/**
 * Whether a list was made from the lock file. True without a lock file, because an image contains the packages and the
 * list of the same build.
 */
async function matchesLockFile(text: string, lockFile: string): Promise<boolean> {
  const lock = await readFile(lockFile).catch(() => null);
  return lock === null || lockHashOf(text) === createHash('sha256').update(lock).digest('hex');
}

async function readFileState(file: string): Promise<string> {
  const stats = await stat(file).catch(() => null);
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'none';
}

let cachedSbom: { readonly state: string; readonly text: string | null } | undefined;

async function readMatchingSbom(file: string, lockFile: string): Promise<string | null> {
  try {
    const text = await readFile(file, 'utf8');
    lockHashOf(text);
    if (await matchesLockFile(text, lockFile)) return text;
    log.warn('sbom', 'not served, since it lists other packages: npm run sbom', { file });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn('sbom', 'not served', { file, reason: reasonOf(error) });
  }
  return null;
}

/**
 * The list as JSON text. Null when there is none, or it does not match the lock file, which is logged once. Never
 * throws.
 */
export async function readSbom(): Promise<string | null> {
  const file = resolve(/* turbopackIgnore: true */ getRuntimeEnv().SBOM_FILE);
  const lockFile = join(/* turbopackIgnore: true */ process.cwd(), 'package-lock.json');
  const state = [file, await readFileState(file), await readFileState(lockFile)].join('|');
  if (cachedSbom?.state !== state)
    cachedSbom = { state, text: await readMatchingSbom(file, lockFile) };
  return cachedSbom.text;
}
