/** Records the URLs that each engine accepted, in a small file in DATA_DIR. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { AcceptedUrls } from './url-changes';

export const engineNames = ['baidu', 'indexnow'] as const;
export type EngineName = (typeof engineNames)[number];

const acceptedUrlsSchema = z.record(z.string(), z.string());
const fileSchema = z.object({
  origin: z.string(),
  baidu: acceptedUrlsSchema.default({}),
  indexnow: acceptedUrlsSchema.default({}),
});
type AcceptedUrlsFile = z.infer<typeof fileSchema>;

/** @throws Error naming the file when it is invalid. An empty record would spend a day's quota on known pages */
async function readAcceptedUrlsFile(path: string, origin: string): Promise<AcceptedUrlsFile> {
  const emptyFile = { origin, baidu: {}, indexnow: {} };
  try {
    const file = fileSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    // A file of another origin counts as empty.
    return file.origin === origin ? file : emptyFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyFile;
    throw new Error(`${path} cannot be read. Delete it to announce everything again`);
  }
}

/** The URLs an engine accepted from this site. */
export async function readAcceptedUrls(
  path: string,
  origin: string,
  engine: EngineName,
): Promise<AcceptedUrls> {
  return (await readAcceptedUrlsFile(path, origin))[engine];
}

/**
 * Records the URLs an engine accepted; the file is replaced atomically.
 * @param removed URLs that need not be remembered any more
 */
export async function recordAcceptedUrls(
  path: string,
  origin: string,
  engine: EngineName,
  { accepted, removed }: { readonly accepted: AcceptedUrls; readonly removed: readonly string[] },
): Promise<void> {
  // The file is read again, because another run may have recorded URLs of the other engine meanwhile.
  const previousFile = await readAcceptedUrlsFile(path, origin);
  const retained = Object.entries(previousFile[engine]).filter(([url]) => !removed.includes(url));
  const file = { ...previousFile, [engine]: { ...Object.fromEntries(retained), ...accepted } };
  const temporaryPath = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await writeFile(temporaryPath, `${JSON.stringify(file, null, 1)}\n`, { mode: 0o600 });
    await rename(temporaryPath, path);
  } finally {
    await rm(temporaryPath, { force: true });
  }
}
