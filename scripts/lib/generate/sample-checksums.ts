/**
 * Writes size and SHA-256 of every sample package into lib/downloads/sample-packages.json and into the seed content.
 * Run after changing package names in packages/backend/seed/samples.json:
 *   node --conditions=react-server --import tsx scripts/lib/generate/sample-checksums.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { sampleBytes, sha256Of } from '@/lib/downloads/sample-packages';

const seedFile = 'packages/backend/seed/samples.json';
const sampleFile = 'lib/downloads/sample-packages.json';
type Entry = Record<string, unknown>;

const samplesByPath = new Map<string, { size: number; sha256: string }>();

/** Size and SHA-256 of a sample package, also collected for sample-packages.json; undefined for other URLs. */
function describeSample(url: unknown) {
  if (typeof url !== 'string' || !url.startsWith('{files}/')) return undefined;
  const path = url.slice('{files}/'.length);
  const bytes = sampleBytes(path);
  const sample = { size: bytes.byteLength, sha256: sha256Of(bytes) };
  samplesByPath.set(path, sample);
  return sample;
}

function addChecksums(entry: Entry): void {
  const mainFile =
    describeSample(entry.download_url_64) ??
    describeSample(entry.install_download_url) ??
    describeSample(entry.download_url);
  Object.assign(entry, mainFile);
  const file32 = entry.download_url_64 ? describeSample(entry.download_url) : undefined;
  if (file32) Object.assign(entry, { size_32: file32.size, sha256_32: file32.sha256 });
}

function addChecksumsBelow(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('version' in node) addChecksums(node as Entry);
  for (const child of Object.values(node)) addChecksumsBelow(child);
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, await format(JSON.stringify(value), { parser: 'json' }));
}

async function main(): Promise<void> {
  const seed: unknown = JSON.parse(await readFile(seedFile, 'utf8'));
  addChecksumsBelow(seed);
  await writeJson(seedFile, seed);
  await writeJson(
    sampleFile,
    Object.fromEntries([...samplesByPath].sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  console.info(`${samplesByPath.size} sample packages described`);
}

void main();
