/**
 * Two builds at the same time, as during an upgrade (O1), and a build that runs with another upstream than it was made
 * with (O3).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '@/scripts/lib/testing/find-free-port.mjs';
import { createOtherBuild } from '../support/servers/other-build';
import { fetchPage, startOwnSite, type OwnSite } from '../support/servers/own-site';
import { runSql } from '../support/servers/database';
import { createDataDir, removeFolders } from '../support/servers/temporary-folders';

test.describe('two builds: each server has the scripts and style sheets of the other’s pages', () => {
  test.describe.configure({ mode: 'serial' });

  let otherBuild = '';
  const assets = mkdtempSync(join(tmpdir(), 'assets-'));
  const sites: OwnSite[] = [];

  test.beforeAll(() => void (otherBuild = createOtherBuild()));
  test.afterAll(async () => {
    for (const site of sites) await site.stop();
    rmSync(otherBuild, { recursive: true, force: true });
  });

  /** Starts both builds, one after the other as a rolling upgrade does. */
  async function startBoth(settings: Record<string, string>) {
    const pair: OwnSite[] = [];
    for (const NEXT_DIST_DIR of ['.next-test', otherBuild]) {
      const site = await startOwnSite({ NEXT_DIST_DIR, ...settings });
      sites.push(site);
      pair.push(site);
    }
    return pair as [OwnSite, OwnSite];
  }

  async function fetchAssets(site: OwnSite, path: string): Promise<string[]> {
    const html = await (await fetch(`${site.origin}${path}`)).text();
    return [...new Set(html.match(/\/_next\/static\/[^"'\\ )]+/g))];
  }

  const request = async (site: OwnSite, path: string) => {
    const { status, headers } = await fetch(`${site.origin}${path}`);
    return { status, type: headers.get('content-type'), stored: headers.get('cache-control') };
  };

  const pages = ['/', '/en', '/download', '/detect'];

  test('without a common folder, pages lack scripts and style sheets of the other build', async () => {
    const [firstSite, secondSite] = await startBoth({});
    const assetStatuses = await Promise.all(
      (await fetchAssets(firstSite, '/')).map(
        async (path) => (await request(secondSite, path)).status,
      ),
    );
    expect(assetStatuses.filter((status) => status === 404).length).toBeGreaterThan(1);
  });

  test('with a common folder, each server has every asset of the other’s pages', async () => {
    const [firstSite, secondSite] = await startBoth({ ASSETS_DIR: assets });
    for (const [from, to] of [
      [firstSite, secondSite],
      [secondSite, firstSite],
    ] as const)
      for (const page of pages) {
        const assetPaths = await fetchAssets(from, page);
        expect(assetPaths.length, page).toBeGreaterThan(5);
        for (const path of assetPaths) {
          const ownResponse = await request(from, path);
          expect(ownResponse.status, path).toBe(200);
          expect(await request(to, path), path).toEqual(ownResponse);
        }
      }
    expect(readdirSync(assets)).toHaveLength(2);
  });

  test('a page of one build gets no data of the other', async () => {
    // The router compares the build of a page's data with its own and loads the page again where they differ.
    const [firstSite, secondSite] = sites.slice(-2) as [OwnSite, OwnSite];
    const fetchBuildId = async (site: OwnSite) => {
      const headers = { rsc: '1' };
      const data = await (await fetch(`${site.origin}/en/download`, { headers })).text();
      return /"b":"([^"]+)"/.exec(data)?.[1];
    };
    const id = readFileSync('.next-test/BUILD_ID', 'utf8').trim();
    expect(await fetchBuildId(firstSite)).toBe(id);
    expect(await fetchBuildId(secondSite)).toBe(
      readFileSync(join(otherBuild, 'BUILD_ID'), 'utf8').trim(),
    );
    expect(await fetchBuildId(secondSite)).not.toBe(id);
  });

  test('a build is served even if there are no assets to copy, or no folder to copy them to', async () => {
    const blockedFolder = join(mkdtempSync(join(tmpdir(), 'blocked-')), 'file');
    writeFileSync(blockedFolder, 'in the way');
    const site = await startOwnSite({ ASSETS_DIR: blockedFolder });
    sites.push(site);
    expect((await fetch(`${site.origin}/`)).status).toBe(200);
    expect((await fetch(`${site.origin}/_next/static/chunks/none.js`)).status).toBe(404);
  });
});

/** The page in gray, as on a day of mourning. */
const mourning = /^<!DOCTYPE html><html[^>]* data-mourning/;

const keys = {
  UPSTREAM_API_KEY: 'test-api-key-0123456789',
  UPSTREAM_ENCRYPTION_KEY: '0123456789abcdef',
};

/**
 * Starts a separate upstream with the seed data.
 * @returns its origin, and a function that stops it
 */
async function startUpstream(DATA_DIR: string) {
  const PORT = String(await findFreePort());
  const program = spawn(
    process.execPath,
    ['--conditions=react-server', 'scripts/operate.mjs', 'backend'],
    {
      env: { ...process.env, ...keys, DATA_DIR, PORT, DATABASE_URL: '', UPSTREAM_HOST: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await once(program.stdout, 'data');
  return { origin: `http://127.0.0.1:${PORT}`, stop: () => program.kill('SIGKILL') };
}

test('a build started with another upstream shows that one’s data from the first page on', async () => {
  const dataDirs = [createDataDir(), createDataDir(), createDataDir()] as const;
  const upstream = await startUpstream(dataDirs[0]);
  const sites: OwnSite[] = [];
  const start = async (settings: Record<string, string>) => {
    // Pages live longer than this test runs.
    const slowRenewal = { CONTENT_REVALIDATE_SECONDS: '3600', CONTENT_CHECK_SECONDS: '1' };
    const site = await startOwnSite({ ...slowRenewal, ...settings }, { allowsAnySettings: true });
    sites.push(site);
    return site;
  };
  try {
    const sha256 = 'c0ffee'.padEnd(64, '0');
    const { rows } = await runSql(
      "select version from releases where platform = 'Win' and version_type = 1",
      [],
      dataDirs[0],
    );
    await runSql(
      'update releases set version = ?, sha256 = ? where version = ?',
      ['5.299.9', sha256, String(rows[0]?.[0])],
      dataDirs[0],
    );
    await runSql(
      "update settings set value = json_set(value, '$.is_public_mourning', json('true')) where name = 'public_config'",
      [],
      dataDirs[0],
    );
    const siteWithUpstream = await start({
      ...keys,
      DATA_DIR: dataDirs[1],
      UPSTREAM_HOST: upstream.origin,
    });
    const firstText = (await fetchPage(siteWithUpstream, '/download')).text;
    expect(firstText).toContain('5.299.9');
    expect(firstText).toContain(sha256);
    expect((await fetchPage(siteWithUpstream, '/vps')).text).toMatch(mourning);
    await siteWithUpstream.kill();
    // Pages rendered in that run do not come back from the build's folder.
    const siteAlone = await start({ DATA_DIR: dataDirs[2] });
    expect((await fetchPage(siteAlone, '/download')).text).not.toContain('5.299.9');
    expect((await fetchPage(siteAlone, '/vps')).text).not.toMatch(mourning);
  } finally {
    await Promise.all(sites.map((site) => site.kill()));
    upstream.stop();
    await removeFolders(dataDirs);
  }
});
