/**
 * Fills the disk of the built site while applications arrive: once no application fits, each must be refused with 503
 * and a message, no application may be stored in part, and the same form must be accepted once there is space again.
 *   [NEXT_DIST_DIR=.next] npm run bench -- disk-full [file for a screenshot of the refused form]
 * Needs Linux and root: the disk is a tmpfs of a few megabytes, mounted for the run and taken away after it.
 */
import { execFileSync } from 'node:child_process';
import { strictEqual as assertEqual } from 'node:assert';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { applicationOf, postJson } from './lib/application-posts.mjs';
import { visitorIp } from './lib/visitor-ip.mjs';
import { openFeedbackForm } from './lib/feedback-form.mjs';

const diskSize = '8m';
/** More refusals than it takes to open the circuit breaker: requests while it is open get the same message. */
const refusalCount = 12;

const busyTexts = Object.fromEntries(
  ['zh-CN', 'en-US'].map((locale) => [
    locale,
    JSON.parse(readFileSync(`messages/${locale}/forms.json`, 'utf8')).errors.byCode.busy,
  ]),
);

let visitorCount = 0;
const nextForm = () => applicationOf((visitorCount += 1));
const post = (origin, form, locale) =>
  postJson(`${origin}/api/applications/private`, form, { ip: visitorIp(visitorCount), locale });

/**
 * Takes all free space of a folder's disk.
 * @returns a function that frees it again
 */
function fillDisk(folder) {
  const file = join(folder, 'filler');
  for (let bytes = 1 << 20; bytes > 0; bytes >>= 1) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes));
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
  return () => rmSync(file);
}

/** Posts until there is no space left inside the database's own files either. */
async function postUntilRefused(origin, acceptedNumbers) {
  for (let n = 0; n < 5_000; n += 1) {
    const form = nextForm();
    const response = await post(origin, form, 'zh-CN');
    if (response.status !== 200) return { form, response };
    acceptedNumbers.push(JSON.parse(response.body).number);
  }
  throw new Error('The disk did not fill up');
}

function checkRefusal({ status, body }, locale) {
  assertEqual(status, 503, body);
  // The id of the request follows.
  assertEqual(JSON.parse(body).message.startsWith(busyTexts[locale]), true, body);
}

async function readStoredNumbers(folder) {
  const db = createClient({ url: pathToFileURL(join(folder, 'backend.db')).href });
  const integrity = await db.execute('PRAGMA integrity_check');
  assertEqual(integrity.rows[0]?.[0], 'ok');
  const { rows } = await db.execute('SELECT apply_no FROM applications ORDER BY rowid');
  db.close();
  return rows.map((row) => String(row[0]));
}

/** Waits for a status of /api/ready: 503 while the disk is full, whose state it remembers for ten seconds. */
async function waitForReadyStatus(origin, status) {
  const startedAt = performance.now();
  for (;;) {
    const response = await fetch(`${origin}/api/ready`);
    if (response.status === status) {
      if (status === 503) assertEqual(Number(response.headers.get('retry-after')) > 0, true);
      return;
    }
    if (performance.now() - startedAt > 30_000)
      throw new Error(`Not ${status} after half a minute`);
    await delay(500);
  }
}

/** Sends the form again until it is accepted, as a visitor would: the circuit breaker stays open for some seconds. */
async function resendUntilAccepted(origin, form) {
  const startedAt = performance.now();
  for (;;) {
    const response = await post(origin, form, 'zh-CN');
    if (response.status === 200) {
      console.log(
        `taken ${((performance.now() - startedAt) / 1000).toFixed(1)} s after space was made`,
      );
      return JSON.parse(response.body).number;
    }
    checkRefusal(response, 'zh-CN');
    if (performance.now() - startedAt > 30_000)
      throw new Error('Still refused half a minute later');
    await delay(500);
  }
}

async function runOnFullDisk(folder, origin) {
  const acceptedNumbers = [];
  const feedbackForm = await openFeedbackForm(origin, process.argv[2]);
  const freeSpace = fillDisk(folder);
  const { form, response } = await postUntilRefused(origin, acceptedNumbers);
  checkRefusal(response, 'zh-CN');
  for (let n = 0; n < refusalCount; n += 1) {
    const locale = n % 2 === 0 ? 'en-US' : 'zh-CN';
    checkRefusal(await post(origin, nextForm(), locale), locale);
  }
  assertEqual((await fetch(`${origin}/api/health`)).status, 200);
  await waitForReadyStatus(origin, 503);
  console.log(
    `${acceptedNumbers.length} taken into the space left, then ${refusalCount + 1} refused with 503`,
  );
  await feedbackForm.sendExpectingRefusal();
  console.log('the form in a browser kept what was typed and said so');
  freeSpace();
  const number = await resendUntilAccepted(origin, form);
  await waitForReadyStatus(origin, 200);
  assertEqual(JSON.parse((await post(origin, form, 'zh-CN')).body).number, number);
  acceptedNumbers.push(number, await feedbackForm.sendUntilAccepted());
  await feedbackForm.close();
  return acceptedNumbers;
}

const folder = await mkdtemp(join(tmpdir(), 'disk-full-'));
const filesFolder = await mkdtemp(join(tmpdir(), 'disk-full-files-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', folder]);
let site;
try {
  site = await startSite(
    {
      DATA_DIR: folder,
      DOWNLOAD_DIR: filesFolder,
      TRUSTED_PROXIES: '127.0.0.1 ::1',
    },
    { isQuiet: true },
  );
  const { origin } = site;
  const firstNumber = JSON.parse((await post(origin, nextForm(), 'zh-CN')).body).number;
  const acceptedNumbers = [firstNumber, ...(await runOnFullDisk(folder, origin))];
  assertEqual(JSON.stringify(await readStoredNumbers(folder)), JSON.stringify(acceptedNumbers));
  console.log(`${acceptedNumbers.length} acknowledged, each in the database once, which is whole`);
} finally {
  await site?.kill();
  // The disk is unmounted lazily, because this process may still hold the database open when something went wrong.
  execFileSync('umount', ['-l', folder]);
  await Promise.all([folder, filesFolder].map((path) => rm(path, { recursive: true })));
}
