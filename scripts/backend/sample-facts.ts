/**
 * Writes size and SHA-256 of every sample package into lib/downloads/samples.json and into the seed content.
 * Run after changing package names in packages/backend/seed/content.json:
 *   node --conditions=react-server --import tsx scripts/backend/sample-facts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { sampleBytes, sha256Of } from '@/lib/downloads/samples';

const seedFile = 'packages/backend/seed/content.json';
const sampleFile = 'lib/downloads/samples.json';
type Entry = Record<string, unknown>;

const factsByUrl = new Map<string, { size: number; sha256: string }>();

/** Size and SHA-256 of a sample package, which are also collected for samples.json; undefined for other addresses. */
function recordFacts(address: unknown) {
  if (typeof address !== 'string' || !address.startsWith('{files}/')) return undefined;
  const path = address.slice('{files}/'.length);
  const bytes = sampleBytes(path);
  const facts = { size: bytes.byteLength, sha256: sha256Of(bytes) };
  factsByUrl.set(path, facts);
  return facts;
}

function addFacts(entry: Entry): void {
  const mainFacts =
    recordFacts(entry.download_url_64) ??
    recordFacts(entry.install_download_url) ??
    recordFacts(entry.download_url);
  Object.assign(entry, mainFacts);
  const otherFacts = entry.download_url_64 ? recordFacts(entry.download_url) : undefined;
  if (otherFacts) Object.assign(entry, { size_32: otherFacts.size, sha256_32: otherFacts.sha256 });
}

function addFactsBelow(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('version' in node) addFacts(node as Entry);
  for (const child of Object.values(node)) addFactsBelow(child);
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, await format(JSON.stringify(value), { parser: 'json' }));
}

async function main(): Promise<void> {
  const seed: unknown = JSON.parse(await readFile(seedFile, 'utf8'));
  addFactsBelow(seed);
  await writeJson(seedFile, seed);
  await writeJson(
    sampleFile,
    Object.fromEntries([...factsByUrl].sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  console.info(`${factsByUrl.size} sample packages described`);
}

void main();
