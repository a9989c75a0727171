/** A site with a release key, a security contact and an IndexNow key: which files it serves, and when. */
import { execFile } from 'node:child_process';
import { generateKeyPairSync, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { sbomOf } from '@/scripts/lib/generate/sbom.mjs';
import { createProjectWith, startOwnSite, type OwnSite } from '../support/servers/own-site';
import { createDataDir, removeFolders } from '../support/servers/temporary-folders';

test.describe.configure({ mode: 'serial' });

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

let site: OwnSite;
let DATA_DIR: string;
let projectFolder: string;
let projectWithoutKey: string;
test.beforeAll(async () => {
  DATA_DIR = createDataDir();
  projectFolder = createProjectWith({
    'lib/downloads/signed-checksums/release-key.pem': publicPem,
  });
  projectWithoutKey = createProjectWith({
    'lib/downloads/signed-checksums/README.md': 'No key yet.',
  });
  await writeFile(join(DATA_DIR, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  site = await startOwnSite(
    {
      DATA_DIR,
      SECURITY_CONTACTS: 'mailto:security@example.com',
      SECURITY_EXPIRES: '2099-01-01',
      INDEXNOW_KEY: 'key-of-this-test',
      SBOM_FILE: join(DATA_DIR, 'sbom.json'),
    },
    { projectFolder },
  );
});
test.afterAll(async () => {
  await site.kill();
  await removeFolders([DATA_DIR, projectFolder, projectWithoutKey]);
});

const get = (path: string) => fetch(site.origin + path);
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, {
    env: { ...process.env, REDIS_URL: '', DATABASE_URL: '', DATA_DIR },
  });
const signSums = () =>
  run(
    ...['scripts/sign.mjs', 'checksums', '--key', join(DATA_DIR, 'key.pem'), '--yes'],
    ...['--sums', `${site.origin}/SHA256SUMS`, '--out', join(DATA_DIR, 'SHA256SUMS.sig')],
  );

async function expectValidSignature() {
  const [list, signature] = await Promise.all([get('/SHA256SUMS'), get('/SHA256SUMS.sig')]);
  expect([list.status, signature.status]).toEqual([200, 200]);
  const [text, bytes] = await Promise.all([list.arrayBuffer(), signature.arrayBuffer()]);
  expect(verify(null, Buffer.from(text), publicKey, Buffer.from(bytes))).toBe(true);
}

test('serves the key, and no signature before there is one', async () => {
  expect(await (await get('/release-key.pem')).text()).toBe(publicPem);
  const response = await get('/SHA256SUMS.sig');
  expect([response.status, await response.text()]).toEqual([
    404,
    'There is no signature of the present list.\n',
  ]);
});

test('serves a signature, not after a new release, and again after signing', async () => {
  await signSums();
  await expectValidSignature();
  const file = join(DATA_DIR, 'SuperBrowser-5.299.0-x64.exe');
  await writeFile(file, 'a release of this test');
  await run(
    ...['--conditions=react-server', 'scripts/operate.mjs', 'backend', 'releases', 'add', file],
    ...['--platform', 'windows', '--line', 'v5', '--version', '5.299.0'],
  );
  await expect
    .poll(async () => (await (await get('/SHA256SUMS')).text()).includes('5.299.0'))
    .toBe(true);
  expect((await get('/SHA256SUMS.sig')).status).toBe(404);
  const { stdout } = await signSums();
  expect(stdout).toMatch(/^\+ [0-9a-f]{64} {2}SuperBrowser-5\.299\.0-x64\.exe$/m);
  await expectValidSignature();
});

test('refuses a signature with one byte changed', async () => {
  const path = join(DATA_DIR, 'SHA256SUMS.sig');
  const validSignature = readFileSync(path);
  await writeFile(
    path,
    Buffer.from(validSignature.map((byte, index) => (index === 0 ? byte ^ 1 : byte))),
  );
  expect((await get('/SHA256SUMS.sig')).status).toBe(404);
  await writeFile(path, validSignature);
  await expectValidSignature();
});

test('names the security contact and the key in security.txt', async () => {
  const response = await get('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('Contact: mailto:security@example.com\nExpires: 2099-01-01T23:59:59Z\n');
  expect(text).toContain('/release-key.pem\n');
});

test('serves the list of packages only while it matches them', async () => {
  const list = sbomOf(readFileSync('package-lock.json', 'utf8'));
  const path = join(DATA_DIR, 'sbom.json');
  expect((await get('/.well-known/sbom.json')).status).toBe(404);
  await writeFile(path, list);
  const response = await get('/.well-known/sbom.json');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.text()).toBe(list);
  await writeFile(path, list.replace(/"value": "[0-9a-f]{8}/, '"value": "00000000'));
  expect((await get('/.well-known/sbom.json')).status).toBe(404);
  await rm(path);
});

test('serves the IndexNow key under its own name only', async () => {
  expect(await (await get('/key-of-this-test.txt')).text()).toBe('key-of-this-test');
  expect((await get('/key-of-this-tesT.txt')).status).toBe(404);
});

test('serves no key and no signature where no key is committed', async () => {
  await site.kill();
  site = await startOwnSite({ DATA_DIR }, { projectFolder: projectWithoutKey });
  const key = await get('/release-key.pem');
  expect([key.status, await key.text()]).toEqual([404, 'No release key is published.\n']);
  expect((await get('/SHA256SUMS.sig')).status).toBe(404);
  expect((await get('/SHA256SUMS')).status).toBe(200);
});
