/** A change of content is on every instance within CONTENT_CHECK_SECONDS, and from the first page after a start (O3). */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createClient } from '@libsql/client';
import { expect, test } from '@playwright/test';
import {
  changeInPostgres,
  changeInSqlite,
  dataFolder,
  newText,
  pageOf,
  releaseInSqlite,
  removeFolders,
  runPostgres,
  runSqlite,
} from '../support/changed-content';
import { startOwnSite, type OwnSite } from '../support/own-site';
import { freePort } from '../support/processes';

/** Pages live longer than this run takes; only a change has them rendered again. */
const patient = { CONTENT_REVALIDATE_SECONDS: '3600', CONTENT_CHECK_SECONDS: '1' };
const within = { timeout: 6_000, intervals: [100] };

const shows = (site: OwnSite, path: string, text: string) => async () =>
  (await pageOf(site, path)).text.includes(text);

const controlOf = async (site: OwnSite, path: string) =>
  (await fetch(site.origin + path)).headers.get('cache-control') ?? '';

test('one machine: what was changed by hand is shown within seconds, and after kill -9', async () => {
  const DATA_DIR = await dataFolder();
  const start = () => startOwnSite({ ...patient, DATA_DIR }, { anySettings: true });
  let site = await start();
  try {
    for (const path of ['/', '/en', '/download']) await pageOf(site, path);
    const text = newText();
    await changeInSqlite(DATA_DIR, text);
    await expect.poll(shows(site, '/', text), within).toBe(true);
    // Another page, whose visitor comes first, is not given the old one; nor is one with a query.
    expect(await shows(site, '/download', text)()).toBe(true);
    expect(await shows(site, '/?utm_source=x', text)()).toBe(true);
    expect((await pageOf(site, '/vps')).text).toContain(text);
    // What machines read follows as well, and shared caches keep it no longer than a page.
    const before = (await pageOf(site, '/sitemap.xml')).text;
    await releaseInSqlite(DATA_DIR, '2026-11-20');
    const released = () => shows(site, '/releases.json', '"date": "2026-11-20"')();
    await expect.poll(released, within).toBe(true);
    await expect
      .poll(async () => (await pageOf(site, '/sitemap.xml')).text !== before, within)
      .toBe(true);
    const machines = ['/sitemap.xml', '/releases.json', '/llms.txt', '/news/feed.xml'];
    for (const path of [...machines, '/en/changelog/feed.xml'])
      expect(Number(/s-maxage=(\d+)/.exec(await controlOf(site, path))?.[1]), path).toBe(60);
    await site.kill();
    const again = newText();
    await changeInSqlite(DATA_DIR, again);
    site = await start();
    for (const path of ['/', '/vps']) expect(await shows(site, path, again)(), path).toBe(true);
    expect(await released()).toBe(true);
  } finally {
    await site.kill();
    await removeFolders([DATA_DIR]);
  }
});

/** The page in grey, as on a day of mourning. */
const mourning = /^<!DOCTYPE html><html[^>]* data-mourning/;

const keys = {
  UPSTREAM_API_KEY: 'test-api-key-0123456789',
  UPSTREAM_ENCRYPTION_KEY: '0123456789abcdef',
};

/** An upstream of its own, filled with the seed. */
async function startUpstream(DATA_DIR: string): Promise<{ origin: string; process: ChildProcess }> {
  const PORT = String(await freePort());
  const program = spawn(
    process.execPath,
    ['--conditions=react-server', 'scripts/operate.mjs', 'backend'],
    {
      env: { ...process.env, ...keys, DATA_DIR, PORT, DATABASE_URL: '', UPSTREAM_HOST: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await once(program.stdout, 'data');
  return { origin: `http://127.0.0.1:${PORT}`, process: program };
}

test('a build started beside another upstream shows what that one says, from the first page on', async () => {
  const folders = [await dataFolder(), await dataFolder(), await dataFolder()] as const;
  const upstream = await startUpstream(folders[0]);
  const sha256 = 'c0ffee'.padEnd(64, '0');
  const sites: OwnSite[] = [];
  const start = async (settings: Record<string, string>) => {
    const site = await startOwnSite({ ...patient, ...settings }, { anySettings: true });
    sites.push(site);
    return site;
  };
  try {
    await expect
      .poll(
        () =>
          fetch(upstream.origin).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    const { rows } = await createClient({ url: `file:${folders[0]}/backend.db` }).execute(
      "select version from releases where platform = 'Win' and version_type = 1",
    );
    const seeded = String(rows[0]?.[0]);
    await runSqlite(
      folders[0],
      `update releases set version = '5.299.9', sha256 = '${sha256}' where version = '${seeded}'`,
    );
    await runSqlite(
      folders[0],
      "update settings set value = json_set(value, '$.is_public_mourning', json('true')) where name = 'public_config'",
    );
    const other = await start({ ...keys, DATA_DIR: folders[1], UPSTREAM_HOST: upstream.origin });
    const first = (await pageOf(other, '/download')).text;
    expect(first).toContain('5.299.9');
    expect(first).toContain(sha256);
    expect((await pageOf(other, '/vps')).text).toMatch(mourning);
    await other.kill();
    // What that run rendered does not come back with the build's folder.
    const own = await start({ DATA_DIR: folders[2] });
    const back = (await pageOf(own, '/download')).text;
    expect(back).not.toContain('5.299.9');
    expect((await pageOf(own, '/vps')).text).not.toMatch(mourning);
  } finally {
    await Promise.all(sites.map((site) => site.kill()));
    upstream.process.kill('SIGKILL');
    await removeFolders(folders);
  }
});

// Defined only where a server is given, so that a run without one reports no skipped tests.
const { TEST_DATABASE_URL: postgres } = process.env;
if (postgres)
  test('two instances with one database: both show it within seconds', async () => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await runPostgres(postgres, `create database ${name}`);
    const DATABASE_URL = Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
    const folders = [await dataFolder(), await dataFolder()] as const;
    const sites: OwnSite[] = [];
    try {
      for (const [n, DATA_DIR] of folders.entries())
        sites.push(
          await startOwnSite(
            { ...patient, DATABASE_URL, DATA_DIR },
            { anySettings: true, copy: `-${n}` },
          ),
        );
      for (const site of sites) for (const path of ['/', '/en']) await pageOf(site, path);
      for (let times = 0; times < 2; times += 1) {
        const text = newText();
        await changeInPostgres(DATABASE_URL, text);
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
