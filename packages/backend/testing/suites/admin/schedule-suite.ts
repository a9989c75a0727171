/** Tests of scheduled versions: they are released once and completely, or not at all with the reason. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishDueReleases } from '@superbrowser/backend/releases/publish-due';
import { uploadPath } from '@superbrowser/backend/uploads/upload-files';
import { removeOldUploads } from '@superbrowser/backend/uploads/remove-old-uploads';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';
import { packageContent, uploadSteps } from '../../support/upload-steps';

interface Scheduled {
  readonly id: string;
  readonly version: string;
  readonly failure: { readonly en: string; readonly zh: string } | null;
}

const platformAndLine = { platform: 'windows-base', line: 'v5' };
/** A time so late that no process of another test publishes the version. */
const dueAt = '2040-06-01T10:00';
const dueMs = Date.parse('2040-06-01T02:00:00Z');

export function adminScheduleSuite(subject: () => TestedBackend): void {
  const { perform, loadData } = adminSteps(subject);
  let downloadDir: string;
  beforeAll(async () => {
    downloadDir = await mkdtemp(join(tmpdir(), 'scheduled-'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await rm(downloadDir, { recursive: true });
  });
  const { uploadPackage } = uploadSteps(subject, () => downloadDir);

  const loadScheduled = () => loadData<Scheduled[]>('schedule list', {});
  const schedule = async (version: string, fields: object = {}) => {
    const upload = await uploadPackage(`App-${version}-x64.exe`);
    const input = { ...platformAndLine, version, upload, at: dueAt, ...fields };
    await perform('releases publish', input, { downloadDir });
    return upload;
  };
  const publish = (now: number, folder: string | null = downloadDir) =>
    subject().withDb((db) =>
      publishDueReleases({
        db,
        downloadDir: folder,
        now: () => now,
      }),
    );
  const loadTypes = async () =>
    (
      await loadData<{ platform: string; line: string; version: string; type: string }[]>(
        'releases list',
        {},
      )
    )
      .filter((one) => one.platform === platformAndLine.platform && one.line === 'v5')
      .map(({ version, type }) => `${version} ${type}`);
  const loadScheduleLines = (subjectName: string) =>
    subject().withDb((db) =>
      db
        .selectFrom('audit_lines')
        .select(['who', 'verb', 'detail'])
        .where('subject', '=', subjectName)
        .where('source', '=', 'schedule')
        .execute(),
    );

  it('keeps a version until its time, and publishes it once by however many processes', async () => {
    const before = await loadTypes();
    await schedule('9.1.1');
    expect(await publish(dueMs - 1)).toBe(0);
    expect([await loadTypes(), (await loadScheduled()).map(({ version }) => version)]).toEqual([
      before,
      ['9.1.1'],
    ]);
    expect(await readdir(downloadDir)).toEqual(['.uploads']);
    const published = await Promise.all([publish(dueMs), publish(dueMs)]);
    expect(published.toSorted()).toEqual([0, 1]);
    expect(await loadScheduled()).toEqual([]);
    expect(await loadTypes()).toEqual(expect.arrayContaining(['9.1.1 latest']));
    expect(await readdir(join(downloadDir, 'v5'))).toEqual(['App-9.1.1-x64.exe']);
    expect(await readdir(join(downloadDir, '.uploads'))).toEqual([]);
    expect(await loadScheduleLines('windows-base:v5:9.1.1')).toEqual([
      {
        who: 'anna',
        verb: 'releases publish',
        detail: JSON.stringify({
          type: 'latest',
          at: '2040-06-01T02:00:00.000Z',
          latestBefore: '5.290.2',
          latest: '9.1.1',
        }),
      },
    ]);
    await perform('releases retire', { release: 'windows-base:v5:9.1.1' });
    expect(await loadTypes()).toEqual(before);
  });

  it.each([
    ['vanished', (id: string) => rm(uploadPath(downloadDir, id)), 'no longer there'],
    [
      'is refused',
      () => writeFile(join(downloadDir, 'v5', 'App-9.1.2-x64.exe'), 'other bytes'),
      'other bytes',
    ],
  ])(
    'records why a version whose package %s was not released, and keeps it',
    async (_, spoil, why) => {
      const before = await loadTypes();
      const upload = await schedule('9.1.2');
      await spoil(upload);
      expect([await publish(dueMs), await publish(dueMs + 60_000)]).toEqual([0, 0]);
      const [row] = await loadScheduled();
      expect(row?.failure?.en).toContain(why);
      expect(row?.failure?.zh).not.toBe(row?.failure?.en);
      expect(await loadTypes()).toEqual(before);
      await perform('schedule cancel', { id: row?.id });
      expect(await loadScheduled()).toEqual([]);
      await rm(join(downloadDir, 'v5', 'App-9.1.2-x64.exe'), { force: true });
      await perform('uploads discard', { id: upload }, { downloadDir });
    },
  );

  it('tries again after the database was unreachable', async () => {
    const upload = await schedule('9.1.6');
    const connectionError = Object.assign(new Error('connect ECONNREFUSED'), {
      syscall: 'connect',
    });
    await subject().withDb(async (db) => {
      const transaction = jest.spyOn(db, 'transaction').mockImplementation(() => {
        throw connectionError;
      });
      await publishDueReleases({ db, downloadDir, now: () => dueMs });
      expect(transaction).toHaveBeenCalled();
      transaction.mockRestore();
    });
    const [row] = await loadScheduled();
    expect(row?.failure).toBeNull();
    await perform('schedule cancel', { id: row?.id });
    await perform('uploads discard', { id: upload }, { downloadDir });
  });

  it('reports a disk that is full while the package is copied', async () => {
    const upload = await schedule('9.1.7');
    const fullDiskError = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
    await subject().withDb(async (db) => {
      const transaction = jest.spyOn(db, 'transaction').mockImplementation(() => {
        throw fullDiskError;
      });
      await publishDueReleases({ db, downloadDir, now: () => dueMs });
      transaction.mockRestore();
    });
    const [row] = await loadScheduled();
    expect(row?.failure?.en).toContain('could not be put into the download folder');
    await perform('schedule cancel', { id: row?.id });
    await perform('uploads discard', { id: upload }, { downloadDir });
  });

  it('reports a folder it cannot write into', async () => {
    await schedule('9.1.3');
    const [row] = await loadScheduled();
    await publish(dueMs, '/dev/null/no/folder');
    expect((await loadScheduled())[0]?.failure?.en).toBeDefined();
    await perform('schedule cancel', { id: row?.id });
    await expect(perform('schedule cancel', { id: row?.id })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('keeps the package while it waits, and returns it when the schedule is canceled', async () => {
    const upload = await schedule('9.1.4');
    const input = { ...platformAndLine, version: '9.1.4', upload };
    await expect(perform('releases publish', input, { downloadDir })).rejects.toMatchObject({
      issues: { upload: expect.anything() as unknown },
    });
    await expect(perform('uploads discard', { id: upload }, { downloadDir })).rejects.toThrow();
    await expect(schedule('9.1.4')).rejects.toMatchObject({
      issues: { version: expect.anything() as unknown },
    });
    await subject().withDb((db) => removeOldUploads(db, downloadDir, Date.now()));
    const loadUploadIds = async () =>
      (await loadData<{ id: string }[]>('uploads list', {}, { downloadDir })).map(({ id }) => id);
    expect(await loadUploadIds()).not.toContain(upload);
    const [row] = await loadScheduled();
    await perform('schedule cancel', { id: row?.id });
    expect(await loadUploadIds()).toContain(upload);
  });

  it('accepts a file of this machine for a later time too', async () => {
    const file = join(downloadDir, 'App-9.1.5-x64.exe');
    await writeFile(file, packageContent('9.1.5'));
    const input = { ...platformAndLine, version: '9.1.5', file, at: '2040-06-01T10:00:00+08:00' };
    await perform('releases add', input, { downloadDir, who: 'ops' });
    await rm(file);
    expect(await publish(dueMs)).toBe(1);
    expect(await loadTypes()).toEqual(expect.arrayContaining(['9.1.5 latest']));
    expect((await loadScheduleLines('windows-base:v5:9.1.5'))[0]).toMatchObject({ who: 'ops' });
    await perform('releases retire', { release: 'windows-base:v5:9.1.5' });
  });
}
