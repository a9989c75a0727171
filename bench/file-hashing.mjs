/**
 * How fast `/verify` hashes a large file in a browser, and how much memory it takes meanwhile.
 *   [NEXT_DIST_DIR=.next] npm run bench -- file-hashing [megabytes = 2048]
 * The file consists of zeros and takes no space on the disk. Fails when the digest is wrong, or the browser's pages
 * grow by more than the limit.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/lib/setup/find-browser.mjs';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { warnWhenBusy } from './lib/measuring.mjs';

const megabyte = 1024 ** 2;
const megabytes = Number(process.argv[2] ?? 2048);
/** About four times the usual growth: the page's buffer of 1 MiB, and memory the browser has not freed yet. */
const limitMb = 96;
const timeoutMs = 10 * 60_000;

/** SHA-256 of so many zeros. */
function digestOfZeros() {
  const hash = createHash('sha256');
  const zeros = Buffer.alloc(megabyte);
  for (let n = 0; n < megabytes; n += 1) hash.update(zeros);
  return hash.digest('hex');
}

/** Resident memory of all pages of a browser with their workers, in MB. */
async function readMemoryMb(devtools) {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])
    .reduce((sum, kilobytes) => sum + Number(kilobytes) / 1024, 0);
}

async function measureHashing(origin, path) {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const devtools = await browser.newBrowserCDPSession();
    await page.goto(`${origin}/verify`, { waitUntil: 'networkidle' });
    const field = page.locator('#verify-file');
    const result = page.locator('#check [data-result]');
    // A small file is hashed first, so that loading the code counts in neither figure.
    await field.setInputFiles({ name: 'a', mimeType: '', buffer: Buffer.from('a') });
    await result.waitFor();
    const beforeMb = await readMemoryMb(devtools);
    const startedAt = performance.now();
    await field.setInputFiles(path);
    await page.getByRole('progressbar').waitFor();
    let peakMb = beforeMb;
    while (!(await result.isVisible()) && performance.now() - startedAt < timeoutMs) {
      peakMb = Math.max(peakMb, await readMemoryMb(devtools));
      await delay(100);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    return { seconds, beforeMb, peakMb, text: await result.textContent() };
  } finally {
    await browser.close();
  }
}

warnWhenBusy();
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const path = join(folder, 'large.exe');
writeFileSync(path, '');
truncateSync(path, megabytes * megabyte);
const site = await startSite();
try {
  const { seconds, beforeMb, peakMb, text } = await measureHashing(site.origin, path);
  const isDigestRight = text.includes(digestOfZeros());
  const growthMb = peakMb - beforeMb;
  console.log(
    `${megabytes} MB in ${seconds.toFixed(1)} s: ${(megabytes / seconds).toFixed(0)} MB/s, digest ${isDigestRight ? 'right' : 'WRONG'}`,
  );
  console.log(
    `pages: ${beforeMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most; ${growthMb.toFixed(0)} more of ${limitMb} allowed`,
  );
  if (!isDigestRight || growthMb > limitMb) process.exitCode = 1;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true });
}
