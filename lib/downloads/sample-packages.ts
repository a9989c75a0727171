/**
 * Sample packages for the embedded download host (D5). They are deterministic, and marked as samples, not installers.
 * sample-packages.json has the size and SHA-256 of each sample; `scripts/lib/generate/sample-checksums.ts` writes it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import samples from './sample-packages.json';

interface SampleFile {
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** By path below the download folder, e.g. `v5/SuperBrowser-5.290.2-x64.exe`. */
const samplesByPath: Record<string, SampleFile> = samples;
const kibibyte = 1024;

/** SHA-256 in lower-case hex. */
export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * Content of a sample package: a readable first line, then a SHA-256 counter stream. Its size is 200 to 600 KiB and
 * depends on the path.
 */
export function sampleBytes(path: string): Buffer {
  const notice = `SAMPLE PACKAGE, NOT AN INSTALLER / 示例文件，并非安装程序: ${path}\n`;
  const size =
    200 * kibibyte +
    (createHash('sha256').update(path).digest().readUInt32BE(0) % (400 * kibibyte));
  const bytes = Buffer.alloc(size);
  let offset = bytes.write(notice, 'utf8');
  for (let counter = 0; offset < size; counter += 1) {
    offset += createHash('sha256').update(`${path}#${counter}`).digest().copy(bytes, offset);
  }
  return bytes;
}

async function isIntact(file: string, expected: SampleFile): Promise<boolean> {
  try {
    return sha256Of(await readFile(file)) === expected.sha256;
  } catch {
    return false;
  }
}

/**
 * Writes missing or damaged samples. Other files in the folder are not changed.
 * @returns how many samples were written
 */
export async function ensureSamples(folder: string): Promise<number> {
  let writtenCount = 0;
  for (const [path, expected] of Object.entries(samplesByPath)) {
    const file = join(folder, path);
    if (await isIntact(file, expected)) continue;
    await mkdir(dirname(file), { recursive: true });
    // The file is renamed into place, so that a download that starts meanwhile does not get half a file.
    const temporaryFile = `${file}.${randomUUID()}.part`;
    await writeFile(temporaryFile, sampleBytes(path));
    await rename(temporaryFile, file);
    writtenCount += 1;
  }
  return writtenCount;
}
