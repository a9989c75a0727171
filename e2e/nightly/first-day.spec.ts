/**
 * The first day of an installation in production: a build with a public origin, an empty database, real processes. The
 * site offers only what was released, and the operator's commands work.
 */
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { describeKindOfSlug, withSubmissionMeta } from '@/lib/testing/every-application-kind';
import { startSite } from '@/scripts/lib/testing/start-site.mjs';
import { createPhone } from '../support/visitors/visitor';
import { userAgents } from '../support/browser/user-agents';

const dist = '.next-first-day';
const settings = {
  NEXT_DIST_DIR: dist,
  SITE_ORIGIN: 'https://shop.example',
  COMPANY_LEGAL_NAME: '甲公司',
  COMPANY_ADDRESS: '某路 1 号',
  COMPANY_PHONE: '400-000-0000',
  COMPANY_EMAIL: 'hello@example.com',
  COMPANY_ICP_NUMBER: 'ICP 1',
  COMPANY_POLICE_NUMBER: 'P 1',
  CONTENT_REVALIDATE_SECONDS: '3',
  DEMO: '',
  ALLOWED_HOSTS: 'localhost',
  SESSION_KEY: 's'.repeat(40),
  DOWNLOAD_SIGN_KEY: 'd'.repeat(24),
};

/** Pages whose texts name versions: they are content of the site, not an offer. */
const editorialPattern = /\/(changelog|news|media|contact)(\/|$)/;
const versionPattern = /\b5\.29\d\.\d\b|\b6\.21\.\d\b/;
const nonsensePattern = /\bundefined\b|\bNaN\b|\[object |Invalid Date|data-missing-settings=/;

let site: Awaited<ReturnType<typeof startSite>>;
let folder: string;

/** A command of the operator, from the build. */
function runOperator(...args: string[]) {
  const program = ['--conditions=react-server', join(dist, 'run', 'backend.mjs')];
  const env = { ...process.env, DATABASE_URL: '', ...settings, DATA_DIR: site.dataDir };
  const result = spawnSync(process.execPath, [...program, ...args, '--json', '--by', 'anna'], {
    env,
  });
  return { code: result.status, out: String(result.stdout), err: String(result.stderr) };
}

const runForJson = (...args: string[]): unknown => {
  const { code, out, err } = runOperator(...args);
  expect(code, err).toBe(0);
  return JSON.parse(out);
};

const fetchPagePaths = async (request: APIRequestContext) =>
  [
    ...(await (await request.get(`${site.origin}/sitemap.xml`)).text()).matchAll(
      /<loc>https:\/\/shop\.example([^<]*)</g,
    ),
  ].map(([, path]) => path || '/');

const textOf = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ');

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // The tests need a build of their own; an existing build of the same sources and settings is used as it is.
  test.setTimeout(900_000);
  const build =
    "import('./scripts/lib/build/site-build.mjs').then(({ ensureSiteBuilt }) => ensureSiteBuilt())";
  const env = { ...process.env, UPSTREAM_HOST: '', ...settings };
  const result = spawnSync(process.execPath, ['-e', build], { env, encoding: 'utf8' });
  expect(result.status, result.stderr.slice(-2_000)).toBe(0);
  folder = mkdtempSync(join(tmpdir(), 'first-day-'));
  site = await startSite(settings, { isQuiet: true });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test('every page answers and offers only what was released', async ({ request }) => {
  test.setTimeout(300_000);
  // This comes first, while the cached pages still show the empty database. No page has a button for a package, a QR
  // code that leads to a package, or a current version.
  const offerPattern = /\/api\/download\/(?!auto)|<svg[^>]*aria-label="二维码：用手机扫描/;
  const offering = ['/', '/download', '/v6', '/vps', '/downloadlist', '/changelog'];
  for (const path of [...offering, '/app/site', '/app/sellerassistant'])
    await expect
      .poll(
        async () => offerPattern.test(await (await request.get(`${site.origin}${path}`)).text()),
        {
          message: path,
          timeout: 30_000,
        },
      )
      .toBe(false);
  const fetchChangelog = async () => (await request.get(`${site.origin}/changelog`)).text();
  await expect.poll(fetchChangelog, { timeout: 60_000 }).toContain('现在没有可以下载的版本');
  expect(await fetchChangelog()).not.toContain('各产品线的当前正式版');
  const paths = await fetchPagePaths(request);
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    const response = await request.get(`${site.origin}${path}`);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(textOf(html), path).not.toMatch(nonsensePattern);
    if (!editorialPattern.test(path)) expect(textOf(html), path).not.toMatch(versionPattern);
  }
  const fetchDownloadPage = async () => (await request.get(`${site.origin}/download`)).text();
  await expect.poll(fetchDownloadPage, { timeout: 60_000 }).toContain('现在没有可以下载的版本');
  expect(await fetchDownloadPage()).not.toContain('href="/api/download/windows"');
  const list = (await (await request.get(`${site.origin}/releases.json`)).json()) as object;
  expect(list).toMatchObject({ source: { v5: 'live', v6: 'live' }, releases: [] });
  const windows = await request.get(`${site.origin}/api/download/windows`, { maxRedirects: 0 });
  expect(windows.status()).toBe(303);
  expect(windows.headers().location).toBe('/download#all');
  expect(existsSync(join(site.dataDir, 'files'))).toBe(false);
});

test('no code is written to a file, and no sample invitation opens', async ({ request }) => {
  const headers = { origin: settings.SITE_ORIGIN, 'user-agent': userAgents.windows };
  const phone = { area_code: 86, phone: createPhone(), channel: 'sms', purpose: 'register' };
  const code = await request.post(`${site.origin}/api/account/code`, { headers, data: phone });
  expect(code.status()).toBeGreaterThanOrEqual(500);
  expect(existsSync(join(site.dataDir, 'outbox'))).toBe(false);
  expect(runOperator('test-sms', phone.phone)).toMatchObject({ code: 1 });
  expect(runForJson('promoters', 'list')).toEqual([]);
});

test('a released file is offered, and can be downloaded', async ({ request }) => {
  const bytes = randomBytes(300_000);
  const file = join(folder, 'App-7.0.1-x64.exe');
  writeFileSync(file, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const releaseArgs = ['--platform', 'windows', '--line', 'v5', '--version', '7.0.1'];
  expect(runForJson('releases', 'add', file, ...releaseArgs)).toMatchObject({
    size: 300_000,
    sha256,
  });
  const fetchDownloadPage = async () => (await request.get(`${site.origin}/download`)).text();
  await expect.poll(fetchDownloadPage, { timeout: 60_000 }).toContain('7.0.1');
  expect(await fetchDownloadPage()).toContain(sha256);
  // The changelog names the version that can be downloaded, and no other version as current.
  const fetchBoard = async () => {
    const html = await (await request.get(`${site.origin}/changelog`)).text();
    return textOf(/id="current-releases-title".*?<\/ul>/s.exec(html)?.[0] ?? '');
  };
  await expect.poll(fetchBoard, { timeout: 60_000 }).toContain('7.0.1');
  expect(await fetchBoard()).not.toMatch(versionPattern);
  const requestDownload = () =>
    request.get(`${site.origin}/api/download/windows`, { maxRedirects: 0 });
  await expect.poll(async () => (await requestDownload()).status(), { timeout: 60_000 }).toBe(302);
  const response = await request.get(
    `${site.origin}${(await requestDownload()).headers().location}`,
  );
  expect(
    createHash('sha256')
      .update(await response.body())
      .digest('hex'),
  ).toBe(sha256);
});

test('an application is received, listed, taken, noted, done and exported', async ({ request }) => {
  const phone = createPhone();
  const fields = describeKindOfSlug('private').requiredValues();
  const form = { ...withSubmissionMeta(fields), phone };
  const headers = { origin: settings.SITE_ORIGIN };
  const response = await request.post(`${site.origin}/api/applications/private`, {
    headers,
    data: form,
  });
  expect(response.status(), await response.text()).toBe(200);
  const { number } = (await response.json()) as { number: string };
  const [listedApplication] = runForJson('applications', 'list', '--state', 'new') as {
    number: string;
  }[];
  expect(listedApplication?.number.replace('-', '')).toBe(number);
  runForJson('applications', 'take', number);
  runForJson('applications', 'note', number, '已回电');
  runForJson('applications', 'done', number);
  expect(runForJson('applications', 'export')).toMatchObject([
    { state: 'done', handled_by: 'anna', phone: `+86${phone}`, company_name: fields.company_name },
  ]);
  const lines = runForJson('audit', 'list') as { done: { en: string } }[];
  expect(lines.map((line) => line.done.en)).toEqual(
    expect.arrayContaining([
      'Releases · published the version',
      'Applications · took it',
      'Applications · marked it as done',
    ]),
  );
  expect(JSON.stringify(lines)).not.toContain(phone);
  runForJson('people', 'erase', phone, '--confirm', phone);
  expect(runForJson('applications', 'list')).toEqual([]);
});
