/** A change of content is on every instance within 5 seconds, and stays there (O3). */
import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import {
  changeInPostgres,
  changeInSqlite,
  dataFolder,
  newText,
  pageOf,
  purge,
  releaseInSqlite,
  removeFolders,
  runPostgres,
} from '../support/changed-content';
import { startOwnSite, type OwnSite } from '../support/own-site';

/** Pages live longer than this run takes, and nobody looks for changes by himself. */
const patient = { CONTENT_REVALIDATE_SECONDS: '3600', CONTENT_CHECK_SECONDS: '86400' };
const within = { timeout: 5_000, intervals: [100] };

const shows = (site: OwnSite, path: string, text: string) => async () =>
  (await pageOf(site, path)).text.includes(text);

const controlOf = async (site: OwnSite, path: string) =>
  (await fetch(site.origin + path)).headers.get('cache-control') ?? '';

/** The page is kept, and was made by this instance or another. */
async function isKept(site: OwnSite, path: string): Promise<void> {
  await expect.poll(async () => (await pageOf(site, path)).isOld, { timeout: 30_000 }).toBe(false);
}

test('one machine without Redis: the command is heard within 5 seconds, and after kill -9', async () => {
  const DATA_DIR = await dataFolder();
  const start = () => startOwnSite({ ...patient, DATA_DIR }, { anySettings: true });
  let site = await start();
  try {
    for (const path of ['/', '/en', '/download']) await isKept(site, path);
    const text = newText();
    await changeInSqlite(DATA_DIR, text);
    expect(await shows(site, '/', text)()).toBe(false);
    await purge({ DATA_DIR }, 'news');
    expect((await purge({ DATA_DIR }, 'promotions')).stdout).toContain('changed: promotions');
    await expect.poll(shows(site, '/', text), within).toBe(true);
    // Who asks for another page first is not given the old one.
    expect(await shows(site, '/download', text)()).toBe(true);
    // With a query it is another request, and the same page.
    expect(await shows(site, '/?utm_source=x', text)()).toBe(true);
    // What machines read follows as well, and shared caches keep it no longer than a page.
    // Read before the change, and not by an earlier run with the same build: what was read is kept with the build.
    const shown = (await pageOf(site, '/releases.json')).text;
    const day = ['2026-11-20', '2026-11-21', '2026-11-22'].find((one) => !shown.includes(one));
    if (!day) throw new Error('every day is shown already');
    await releaseInSqlite(DATA_DIR, day);
    const before = (await pageOf(site, '/sitemap.xml')).text;
    expect(await shows(site, '/releases.json', `"date": "${day}"`)()).toBe(false);
    await purge({ DATA_DIR }, 'releases');
    await expect.poll(shows(site, '/releases.json', `"date": "${day}"`), within).toBe(true);
    await expect
      .poll(async () => (await pageOf(site, '/sitemap.xml')).text !== before, within)
      .toBe(true);
    const machines = ['/sitemap.xml', '/releases.json', '/llms.txt', '/news/feed.xml'];
    for (const path of [...machines, '/en/changelog/feed.xml'])
      expect(Number(/s-maxage=(\d+)/.exec(await controlOf(site, path))?.[1]), path).toBe(60);
    await site.kill();
    site = await start();
    expect(await shows(site, '/', text)()).toBe(true);
    // A page nobody had asked for since the change, after the restart.
    expect(await shows(site, '/vps', text)()).toBe(true);
    await expect(purge({ DATA_DIR }, 'everything')).rejects.toThrow(/there is no tag everything/);
  } finally {
    await site.kill();
    await removeFolders([DATA_DIR]);
  }
});

test('a change nobody announced is noticed, also by a site that starts with the pages it kept', async () => {
  const DATA_DIR = await dataFolder();
  const settings = { ...patient, CONTENT_CHECK_SECONDS: '5', DATA_DIR };
  const start = () => startOwnSite(settings, { anySettings: true });
  let site = await start();
  try {
    await isKept(site, '/');
    await site.kill();
    await rm(`${DATA_DIR}/content-changes`, { recursive: true, force: true });
    // Nothing makes a page anew from here on: all of them were made a moment ago.
    site = await start();
    expect((await pageOf(site, '/')).isOld).toBe(false);
    const text = newText();
    // Noted by then what was there before.
    await expect(async () => {
      expect(await readFile(`${DATA_DIR}/content-changes/seen.json`, 'utf8')).toContain('ad-top');
    }).toPass({ timeout: 20_000 });
    await changeInSqlite(DATA_DIR, text);
    await expect.poll(shows(site, '/', text), { timeout: 30_000, intervals: [500] }).toBe(true);
  } finally {
    await site.kill();
    await removeFolders([DATA_DIR]);
  }
});

// Defined only where both servers are given, so that a run without them reports no skipped tests.
const { TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis } = process.env;
if (postgres && redis)
  test('two instances with Redis and one database: both show it within 5 seconds', async () => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await runPostgres(postgres, `create database ${name}`);
    const DATABASE_URL = Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
    const folders = [await dataFolder(), await dataFolder(), await dataFolder()] as const;
    const stores = { ...patient, DATABASE_URL, REDIS_URL: redis };
    const sites: OwnSite[] = [];
    try {
      for (const [n, DATA_DIR] of folders.slice(0, 2).entries())
        sites.push(
          await startOwnSite({ ...stores, DATA_DIR }, { anySettings: true, copy: `-${n}` }),
        );
      for (const site of sites) for (const path of ['/', '/en']) await isKept(site, path);
      for (const tags of [['promotions'], []]) {
        const text = newText();
        await changeInPostgres(DATABASE_URL, text);
        // From a machine that is neither's: only Redis carries it.
        await purge({ REDIS_URL: redis, DATA_DIR: folders[2] }, ...tags);
        await Promise.all(
          sites.map((site) => expect.poll(shows(site, '/', text), within).toBe(true)),
        );
        for (const site of sites) expect(await shows(site, '/download', text)()).toBe(true);
      }
    } finally {
      await Promise.all(sites.map((site) => site.kill()));
      await removeFolders(folders);
      await runPostgres(postgres, `drop database ${name} with (force)`);
    }
  });
