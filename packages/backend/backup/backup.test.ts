/** Tests the contents of a backup, and that no other user can read it. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { endpoints } from '@superbrowser/contract/endpoints';
import { createUpstreamCall } from '@/lib/core/upstream/client/call-upstream';
import {
  isolateDataDir,
  createTestFolder,
  setDataDir,
  runAsText,
  runAsJson,
  withDb,
  storeMark,
  loadMarks,
  readMode,
} from '../testing/support/backup-steps';
import { spawnBackend } from '../testing/support/backend-process';
import { readBackendSettings } from '../settings';
import { replaceAtomically } from './atomic-file';

isolateDataDir();

it('contains every row acknowledged before it, while another process continues to write', async () => {
  const backend = await spawnBackend({ DATA_DIR: process.env.DATA_DIR ?? '' });
  const keys = () => ({ apiKey: 'unused-by-this-channel', encryptionKey: 'unused' });
  const call = createUpstreamCall(() => ({
    name: 'backend',
    origin: backend.origin,
    fetch: (request) => fetch(request),
    keys,
  }));
  const stored = new Set<string>();
  const send = async (n: number) => {
    const fields = { feedback_kind: 'bug', text: `row ${n}`, is_agreed: true };
    const form = {
      type: applicationTypes.feedback,
      from: 0,
      fields,
      idempotency_key: randomUUID(),
    };
    stored.add((await call(endpoints.apply, form, { deadlineMs: 30_000 })).apply_no);
  };
  try {
    for (let n = 0; n < 20; n += 1) await send(n);
    const writing = Promise.all(Array.from({ length: 180 }, (_, n) => send(20 + n)));
    const before = [...stored];
    const target = join(createTestFolder(), 'made', 'copy.db');
    const { code, data } = await runAsJson('backup', target);
    expect(code).toBe(0);
    await writing;
    expect(stored.size).toBe(200);
    expect(existsSync(`${target}-wal`)).toBe(false);
    expect([readMode(target), readMode(`${target}.sha256`), readMode(join(target, '..'))]).toEqual([
      '600',
      '600',
      '700',
    ]);
    await backend.stop();

    setDataDir(createTestFolder());
    expect(await runAsJson('restore', target)).toMatchObject({
      code: 0,
      err: '',
      data: { applications: data.applications, replaced: null },
    });
    const rows = await withDb(readBackendSettings().databaseFile, (db) =>
      db.selectFrom('applications').select('apply_no').execute(),
    );
    const restored = rows.map(({ apply_no }) => apply_no);
    expect(restored).toEqual(expect.arrayContaining(before));
    expect(restored.filter((apply_no) => !stored.has(apply_no))).toEqual([]);
    expect(restored).toHaveLength(Number(data.applications));
    expect(readMode(readBackendSettings().databaseFile)).toBe('600');
  } finally {
    await backend.stop('SIGKILL');
  }
}, 120_000);

describe('a backup into a folder', () => {
  it('is a copy named by its time, with each package once', async () => {
    const files = join(process.env.DATA_DIR ?? '', 'files', 'v5');
    await mkdir(files, { recursive: true });
    await writeFile(join(files, 'App-9.0.0.exe'), 'nine');
    await writeFile(join(files, '.draft.part'), 'half');
    await withDb(readBackendSettings().databaseFile, storeMark('one'));
    const target = createTestFolder();
    const first = await runAsJson('backup', target);
    expect(first.data).toMatchObject({ packages: 1, applications: 0 });
    const copy = String(first.data.file);
    expect(copy).toMatch(/\/superbrowser-\d{4}-\d\d-\d\d-\d{6}\.db$/);
    expect(readdirSync(target).sort()).toEqual([
      'files',
      copy.slice(target.length + 1),
      `${copy.slice(target.length + 1)}.sha256`,
    ]);
    expect(readdirSync(join(target, 'files', 'v5'))).toEqual(['App-9.0.0.exe']);
    const checked = spawnSync('sha256sum', ['--check', `${copy}.sha256`], { cwd: target });
    expect(checked.status).toBe(0);
    await writeFile(join(files, 'App-9.1.0.exe'), 'nine-one');
    await rm(copy);
    expect((await runAsJson('backup', target)).data).toMatchObject({ packages: 1 });

    setDataDir(createTestFolder());
    const [secondCopy = ''] = readdirSync(target).filter((name) => name.endsWith('.db'));
    expect(await runAsJson('restore', join(target, secondCopy))).toMatchObject({
      data: { packages: 2 },
    });
    const restoredFile = join(process.env.DATA_DIR ?? '', 'files', 'v5', 'App-9.1.0.exe');
    expect(await readFile(restoredFile, 'utf8')).toBe('nine-one');
    expect(await loadMarks()).toEqual(['one']);
  });
});

it('is reported in the words of the language', async () => {
  await withDb(readBackendSettings().databaseFile, storeMark('one'));
  const text = await runAsText('backup', join(createTestFolder(), 'copy.db'), '--lang', 'zh');
  expect(text).toMatch(
    /^文件 .*copy\.db\n大小（字节） +\d+\nSHA-256 +[0-9a-f]{64}\n申请 +\d+\n账号 +\d+\n/m,
  );
});

it('is recorded in the audit log of the copied database, and a restore in that of the restored one', async () => {
  await withDb(readBackendSettings().databaseFile, storeMark('one'));
  const target = join(createTestFolder(), 'copy.db');
  await runAsJson('backup', target);
  const lines = () =>
    withDb(readBackendSettings().databaseFile, (db) =>
      db.selectFrom('audit_lines').select(['who', 'verb', 'subject']).execute(),
    );
  expect(await lines()).toEqual([{ who: 'anna', verb: 'backup', subject: target }]);
  setDataDir(createTestFolder());
  await runAsJson('restore', target);
  expect(await lines()).toEqual([{ who: 'anna', verb: 'restore', subject: target }]);
});

it('refuses an existing file name', async () => {
  await withDb(readBackendSettings().databaseFile, storeMark('one'));
  const target = join(createTestFolder(), 'copy.db');
  await writeFile(target, 'mine');
  expect(await runAsJson('backup', target)).toMatchObject({
    code: 1,
    err: `${target} is there already.\n`,
  });
  expect(await readFile(target, 'utf8')).toBe('mine');
});

it.each([
  ['where nothing can be made', () => '/proc/nowhere/copy.db'],
  [
    'behind a link to nothing',
    () => {
      const folder = createTestFolder();
      symlinkSync(join(folder, 'gone'), join(folder, 'disk'));
      return join(folder, 'disk', 'copy.db');
    },
  ],
])('ends with one line %s', async (_, target) => {
  await withDb(readBackendSettings().databaseFile, storeMark('one'));
  const { code, err } = await runAsJson('backup', target());
  expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
});

describe('a file written atomically', () => {
  it('appears when it is complete, and no other user can read it before', async () => {
    const target = join(createTestFolder(), 'x.db');
    await replaceAtomically(target, async (temporaryFile) => {
      expect([existsSync(target), readMode(temporaryFile)]).toEqual([false, '600']);
      await writeFile(temporaryFile, 'whole');
      // A copying tool may copy the modes as well.
      chmodSync(temporaryFile, 0o644);
    });
    expect([await readFile(target, 'utf8'), readMode(target)]).toEqual(['whole', '600']);
  });

  it('does not appear after a failure, and neither does its temporary file', async () => {
    const folder = createTestFolder();
    const failing = replaceAtomically(join(folder, 'x.db'), async (temporaryFile) => {
      await appendFile(`${temporaryFile}-journal`, 'x');
      throw new Error('No space left on device');
    });
    await expect(failing).rejects.toThrow('No space');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves drafts of killed commands for a day only', async () => {
    const folder = createTestFolder();
    const old = join(folder, `.backup-${randomUUID()}.part`);
    const young = join(folder, `.backup-${randomUUID()}.part`);
    await Promise.all([old, young].map((path) => writeFile(path, 'half')));
    const yesterday = Date.now() / 1000 - 25 * 3_600;
    await utimes(old, yesterday, yesterday);
    await replaceAtomically(join(folder, 'x.db'), (temporaryFile) => writeFile(temporaryFile, 'x'));
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });
});
