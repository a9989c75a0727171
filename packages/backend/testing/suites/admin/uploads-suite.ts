/** Tests of packages that are uploaded in parts, published, and changed later. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadPath } from '@superbrowser/backend/uploads/upload-files';
import { removeOldUploads } from '@superbrowser/backend/uploads/remove-old-uploads';
import { endpoints } from '@superbrowser/contract/endpoints';
import { accountSteps } from '../../support/account-steps';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';
import { packageContent, uploadSteps } from '../../support/upload-steps';

interface Listed {
  readonly platform: string;
  readonly line: string;
  readonly version: string;
  readonly type: string;
}

const day = 86_400_000;
const hash = (content: string) => createHash('sha256').update(content).digest('hex');
const windowsSpeed = { platform: 'windows-speed', line: 'v5' };

export function adminUploadsSuite(subject: () => TestedBackend): void {
  const { call } = accountSteps(subject);
  const { perform, loadData } = adminSteps(subject);
  let downloadDir: string;
  beforeAll(async () => {
    downloadDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  });
  afterAll(() => rm(downloadDir, { recursive: true }));
  const { begin, append, finish, uploadPackage } = uploadSteps(subject, () => downloadDir);
  const publish = (input: object) =>
    perform('releases publish', { ...windowsSpeed, ...input }, { downloadDir });
  const keyOf = (version: string) => `${windowsSpeed.platform}:${windowsSpeed.line}:${version}`;
  const retire = (version: string) => perform('releases retire', { release: keyOf(version) });
  const loadOpenUploadIds = async () =>
    (await loadData<{ id: string }[]>('uploads list', {}, { downloadDir })).map(({ id }) => id);
  const loadTypes = async () =>
    (await loadData<Listed[]>('releases list', {}, { downloadDir }))
      .filter((one) => one.platform === windowsSpeed.platform && one.line === 'v5')
      .map(({ version, type }) => `${version} ${type}`);
  const loadLastAuditLine = (verb: string) =>
    subject().withDb((db) =>
      db
        .selectFrom('audit_lines')
        .select(['subject', 'detail', 'before', 'after'])
        .where('verb', '=', verb)
        .orderBy('at', 'desc')
        .executeTakeFirstOrThrow(),
    );

  it('joins parts, reports where to continue, and counts the bytes', async () => {
    const content = packageContent('x'.repeat(300));
    const { upload_id, received } = await begin('App-9.5.0-x64.exe', content.length);
    expect(received).toBe(0);
    expect(await append(upload_id, 0, content.slice(0, 100))).toBe(100);
    await expect(append(upload_id, 0, content)).rejects.toMatchObject({
      code: 'offset',
      received: 100,
    });
    await expect(finish(upload_id)).rejects.toMatchObject({ code: 'incomplete', received: 100 });
    // The file is cut, as if the process was killed in the middle of a part.
    await truncate(uploadPath(downloadDir, upload_id), 60);
    await expect(append(upload_id, 100, 'x')).rejects.toMatchObject({ received: 60 });
    await append(upload_id, 60, content.slice(60));
    expect(await finish(upload_id)).toMatchObject({ sha256: hash(content) });
    // A repeated call returns the same upload; further bytes are refused.
    expect(await finish(upload_id)).toMatchObject({ sha256: hash(content) });
    await expect(append(upload_id, content.length, 'x')).rejects.toThrow();
    await perform('uploads discard', { id: upload_id }, { downloadDir });
    expect(await loadOpenUploadIds()).not.toContain(upload_id);
    await expect(append(upload_id, 0, 'x')).rejects.toMatchObject({ code: 'gone' });
  });

  it('publishes an upload: the file gets its name, the version its URL, and the upload ends', async () => {
    const before = await loadTypes();
    const content = packageContent('9.5.1');
    const upload = await uploadPackage('App-9.5.1-x64.exe', content);
    const { data: published } = await publish({ upload, version: '9.5.1' });
    const offered = { url: '{files}/v5/App-9.5.1-x64.exe', sha256: hash(content) };
    expect(published).toMatchObject(offered);
    expect(await readFile(join(downloadDir, 'v5', 'App-9.5.1-x64.exe'), 'utf8')).toBe(content);
    expect(await readdir(join(downloadDir, '.uploads'))).toEqual([]);
    expect(await loadOpenUploadIds()).not.toContain(upload);
    const { pc } = await call(endpoints.versionList, {});
    expect(pc?.Win_speed?.[0]).toMatchObject({ version: '9.5.1', sha256: hash(content) });
    expect(await loadLastAuditLine('releases publish')).toMatchObject({
      subject: keyOf('9.5.1'),
      detail: '{"type":"latest","latestBefore":"5.290.2","latest":"9.5.1"}',
    });
    // Publishing ended the upload, so it cannot be published again.
    await expect(publish({ upload, version: '9.5.2' })).rejects.toThrow('Upload it first');
    await retire('9.5.1');
    expect(await loadTypes()).toEqual(before);
  });

  it('marks a version as beta, older and latest, and always keeps a latest one', async () => {
    const before = await loadTypes();
    const upload = await uploadPackage('App-9.6.0-x64.exe');
    await publish({ upload, version: '9.6.0' });
    const mark = (type: string, release = keyOf('9.6.0')) =>
      perform('releases mark', { release, type });
    const loadLatest = async () => (await loadTypes()).filter((one) => one.endsWith(' latest'));
    await mark('beta');
    expect([await loadTypes(), await loadLatest()]).toEqual([
      expect.arrayContaining(['9.6.0 beta']),
      ['5.290.2 latest'],
    ]);
    await mark('latest');
    expect(await loadLatest()).toEqual(['9.6.0 latest']);
    await mark('older');
    expect([await loadTypes(), await loadLatest()]).toEqual([
      expect.arrayContaining(['9.6.0 older']),
      ['5.290.2 latest'],
    ]);
    expect(await loadLastAuditLine('releases mark')).toEqual({
      subject: keyOf('9.6.0'),
      detail: '{"latestBefore":"9.6.0","latest":"5.290.2"}',
      before: '{"type":"latest"}',
      after: '{"type":"older"}',
    });
    await expect(mark('beta', 'mac-arm:v6:6.21.7')).rejects.toThrow('one latest version only');
    await expect(mark('beta', keyOf('1.1.1'))).rejects.toMatchObject({ status: 404 });
    await retire('9.6.0');
    expect(await loadTypes()).toEqual(before);
  });

  it('removes abandoned uploads, and nothing earlier', async () => {
    const now = Date.now();
    const [old, young] = [
      await uploadPackage('App-9.7.0-x64.exe', packageContent('a'), now - 3 * day),
      await uploadPackage('App-9.7.1-x64.exe', packageContent('b'), now - 3 * day + 60_000),
    ];
    await subject().withDb((db) => removeOldUploads(db, downloadDir, now));
    expect(await loadOpenUploadIds()).toEqual([young]);
    expect(await readdir(join(downloadDir, '.uploads'))).toEqual([`.${young}`]);
    await expect(publish({ upload: old, version: '9.7.0' })).rejects.toThrow('Upload it first');
    await perform('uploads discard', { id: young }, { downloadDir });
    expect(await readdir(join(downloadDir, '.uploads'))).toEqual([]);
  });

  describe('an upload refuses', () => {
    it.each([
      ['a name with an underscore', 'App_9.exe', 10],
      ['a document', 'App-9.pdf', 10],
      ['a name without an ending', 'App', 10],
      ['an empty file', 'App-9.exe', 0],
      ['more than may be', 'App-9.exe', 1_001],
    ])('%s', async (_, name, bytes) => {
      await expect(begin(name, bytes)).rejects.toThrow();
      expect(await loadOpenUploadIds()).toEqual([]);
    });

    it('more than was announced, and keeps nothing of that part', async () => {
      const { upload_id } = await begin('App-9.exe', 20);
      await append(upload_id, 0, 'MZ 4567890');
      await expect(append(upload_id, 10, 'x'.repeat(11))).rejects.toMatchObject({
        code: 'tooLarge',
      });
      expect(await append(upload_id, 10, 'x'.repeat(10))).toBe(20);
      await perform('uploads discard', { id: upload_id }, { downloadDir });
    });

    it('a part that is too large', async () => {
      const { upload_id } = await begin('App-9.exe', 900);
      const part = packageContent('x'.repeat(600));
      await expect(append(upload_id, 0, part)).rejects.toMatchObject({ code: 'partTooLarge' });
      expect(await append(upload_id, 0, 'MZ')).toBe(2);
      await perform('uploads discard', { id: upload_id }, { downloadDir });
    });

    it('other content than the name says, and keeps nothing of it', async () => {
      const { upload_id } = await begin('App-9.exe', 80);
      await expect(append(upload_id, 0, 'PK\u0003\u0004'.padEnd(80))).rejects.toThrow('.exe');
      expect(await loadOpenUploadIds()).toEqual([]);
      expect(await readdir(join(downloadDir, '.uploads'))).toEqual([]);
    });

    it.each([
      ['a package of another platform', { platform: 'android' }, 'platform'],
      ['another SHA-256', { sha256: 'a'.repeat(64) }, 'sha256'],
      ['a time that has passed', { at: '2026-01-01T00:00' }, 'at'],
      ['a beta of v6', { platform: 'windows', line: 'v6', type: 'beta' }, 'line'],
    ])('to publish %s, and stays unchanged', async (_, wrong, field) => {
      const upload = await uploadPackage('App-9.8.0-x64.exe');
      const input = { upload, version: '9.8.0', ...wrong };
      await expect(publish(input)).rejects.toMatchObject({
        issues: { [field]: expect.anything() as unknown },
      });
      expect(await loadOpenUploadIds()).toEqual([upload]);
      await perform('uploads discard', { id: upload }, { downloadDir });
    });

    it.each([
      ['no day of the calendar', { at: '2027-02-30T10:00' }],
      ['no time', { at: 'tomorrow' }],
      ['no upload', { upload: '../etc/passwd' }],
      ['no type of a package', { type: 'upcoming' }],
    ])('to publish %s', async (_, wrong) => {
      await expect(publish({ version: '9.8.0', ...wrong })).rejects.toMatchObject({ status: 422 });
    });

    it('other bytes with an existing name, and publishes them with another one', async () => {
      await writeFile(join(downloadDir, 'v5', 'App-9.8.1-x64.exe'), 'other bytes');
      const upload = await uploadPackage('App-9.8.1-x64.exe');
      await expect(publish({ upload, version: '9.8.1' })).rejects.toThrow('other bytes');
      const file = join(downloadDir, 'v5', 'App-9.8.1-x64.exe');
      expect(await readFile(file, 'utf8')).toBe('other bytes');
      expect(await loadOpenUploadIds()).toEqual([upload]);
      await rm(file);
      await publish({ upload, version: '9.8.1' });
      await retire('9.8.1');
    });

    it('a URL without size and SHA-256', async () => {
      const url = 'https://dl.example.com/App-9.8.2-x64.exe';
      const at = { downloadHost: 'https://dl.example.com' };
      const release = { ...windowsSpeed, version: '9.8.2', url };
      const elsewhere = (fields: object) =>
        perform('releases publish', { ...release, ...fields }, at);
      const missing = (field: string) => ({ issues: { [field]: expect.anything() as unknown } });
      await expect(elsewhere({ sha256: 'a'.repeat(64) })).rejects.toMatchObject(missing('size'));
      await expect(elsewhere({ size: '5' })).rejects.toMatchObject(missing('sha256'));
      const { data: published } = await elsewhere({ size: '5', sha256: 'a'.repeat(64) });
      expect(published).toMatchObject({ url: '{files}/App-9.8.2-x64.exe', size: 5 });
      await retire('9.8.2');
    });
  });
}
