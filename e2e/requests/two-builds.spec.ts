/** Two builds side by side, as during an upgrade: each server has the scripts and style sheets of the other's pages (O1). */
import { expect, test } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOtherBuild } from '../support/other-build';
import { copyOfBuild, startOwnSite, type OwnSite } from '../support/own-site';

test.describe.configure({ mode: 'serial' });

let otherBuild = '';
const assets = mkdtempSync(join(tmpdir(), 'assets-'));
const sites: OwnSite[] = [];

test.beforeAll(() => void (otherBuild = makeOtherBuild()));
test.afterAll(async () => {
  for (const site of sites) await site.stop();
  rmSync(otherBuild, { recursive: true, force: true });
});

/** Both builds, one after the other as a rolling upgrade starts them. */
async function both(settings: Record<string, string>) {
  const pair: OwnSite[] = [];
  for (const NEXT_DIST_DIR of [copyOfBuild(), otherBuild]) {
    const site = await startOwnSite({ NEXT_DIST_DIR, ...settings });
    sites.push(site);
    pair.push(site);
  }
  return pair as [OwnSite, OwnSite];
}

async function assetsOf(site: OwnSite, path: string): Promise<string[]> {
  const html = await (await fetch(`${site.origin}${path}`)).text();
  return [...new Set(html.match(/\/_next\/static\/[^"'\\ )]+/g))];
}

const ask = async (site: OwnSite, path: string) => {
  const { status, headers } = await fetch(`${site.origin}${path}`);
  return { status, type: headers.get('content-type'), kept: headers.get('cache-control') };
};

const pages = ['/', '/en', '/download', '/detect'];

test('without a folder for both, pages lose what they need', async () => {
  const [one, other] = await both({});
  const lost = await Promise.all(
    (await assetsOf(one, '/')).map(async (path) => (await ask(other, path)).status),
  );
  expect(lost.filter((status) => status === 404).length).toBeGreaterThan(1);
});

test('with one, every asset of a page of either is there on both, as the other gives it', async () => {
  const [one, other] = await both({ ASSETS_DIR: assets });
  for (const [from, at] of [
    [one, other],
    [other, one],
  ] as const)
    for (const page of pages) {
      const found = await assetsOf(from, page);
      expect(found.length, page).toBeGreaterThan(5);
      for (const path of found) {
        const own = await ask(from, path);
        expect(own.status, path).toBe(200);
        expect(await ask(at, path), path).toEqual(own);
      }
    }
  expect(readdirSync(assets)).toHaveLength(2);
});

test('what a browser holds of one build is not led into the data of the other', async () => {
  // The router compares the build of a page's data with its own and loads the page anew where they differ.
  const [one, other] = sites.slice(-2) as [OwnSite, OwnSite];
  const idOf = async (site: OwnSite) => {
    const headers = { rsc: '1' };
    const data = await (await fetch(`${site.origin}/en/download`, { headers })).text();
    return /"b":"([^"]+)"/.exec(data)?.[1];
  };
  const id = readFileSync('.next-test/BUILD_ID', 'utf8').trim();
  expect(await idOf(one)).toBe(id);
  expect(await idOf(other)).toBe(readFileSync(join(otherBuild, 'BUILD_ID'), 'utf8').trim());
  expect(await idOf(other)).not.toBe(id);
});

test('a build with nothing to copy from, or nowhere to copy to, is served all the same', async () => {
  const blocked = join(mkdtempSync(join(tmpdir(), 'blocked-')), 'file');
  writeFileSync(blocked, 'in the way');
  const site = await startOwnSite({ ASSETS_DIR: blocked });
  sites.push(site);
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
  expect((await fetch(`${site.origin}/_next/static/chunks/none.js`)).status).toBe(404);
});
