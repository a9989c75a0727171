/** Tests releases in a folder, with a fake builder, and processes that are killed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeReleases, createRelease, rollBack } from './release.mjs';
import { isFinished, listReleaseNames, recordServed, readPointer } from './release-files.mjs';

let root: string;
let assetsFolder: string;
let built = 0;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'releases-')), 'releases');
  assetsFolder = join(root, 'assets');
  built = 0;
});

const finish = (folder: string) => {
  built += 1;
  const chunks = join(folder, 'www', '_next', 'static', 'chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, `${built}.js`), `// ${built}`);
  mkdirSync(join(folder, 'run'), { recursive: true });
  writeFileSync(join(folder, 'run', 'build.json'), JSON.stringify({ id: `build-${built}` }));
  writeFileSync(join(folder, 'built-with.json'), '{}');
};
const build = (folder: string) => Promise.resolve(finish(folder));
/** The n-th second of a day. */
const second = (n: number) => new Date(Date.UTC(2026, 10, 22, 0, 0, n));
const name = (n: number) => `2026-11-22-0000${String(n).padStart(2, '0')}`;
const release = (n: number) => createRelease({ root, assetsFolder, build, now: second(n) });
const current = () => readPointer(root).current;

it('builds into a new folder, switches, keeps three and the assets of all of them', async () => {
  for (const n of [1, 2, 3, 4]) {
    expect(await release(n)).toBe(name(n));
    expect(current()).toBe(name(n));
  }
  expect(listReleaseNames(root)).toEqual([2, 3, 4].map(name));
  expect(readdirSync(assetsFolder).sort()).toEqual([1, 2, 3, 4].map((n) => `build-${n}`));
  expect(readFileSync(join(assetsFolder, 'build-1', 'chunks', '1.js'), 'utf8')).toBe('// 1');
  expect(readdirSync(root).filter((file) => /lock|current\./.test(file))).toEqual([]);
});

it('rolls back one at a time, and reports when there is none left', async () => {
  for (const n of [1, 2, 3]) await release(n);
  expect(rollBack(root)).toBe(name(2));
  expect(rollBack(root)).toBe(name(1));
  expect(() => rollBack(root)).toThrow('There is no earlier release');
  expect(current()).toBe(name(1));
});

it('lists releases, newest first', async () => {
  expect(describeReleases(root)).toEqual([]);
  for (const n of [1, 2]) await release(n);
  mkdirSync(join(root, name(3)));
  expect(describeReleases(root)).toEqual([
    `${name(3)}  not finished`,
    `${name(2)}  current`,
    `${name(1)}  before it (--rollback)`,
  ]);
});

it.each([
  ['fails', () => Promise.reject(new Error('no')), 'no'],
  // Everything exists except the record, which is written last.
  [
    'is not finished',
    (folder: string) => build(folder).then(() => rmSync(join(folder, 'built-with.json'))),
    'is not finished',
  ],
])(
  'a build that %s does not change what is served, and the next release removes it',
  async (_, broken, words) => {
    await release(1);
    const buildHalf = async (folder: string) => {
      mkdirSync(folder, { recursive: true });
      await broken(folder);
    };
    await expect(
      createRelease({ root, assetsFolder, build: buildHalf, now: second(2) }),
    ).rejects.toThrow(words);
    expect(current()).toBe(name(1));
    await release(3);
    expect(listReleaseNames(root)).toEqual([1, 3].map(name));
  },
);

it('refuses a second release or a rollback while one is being made', async () => {
  await release(1);
  let markBuildStarted!: () => void;
  const buildStarted = new Promise<void>((resolve) => (markBuildStarted = resolve));
  let finishBuild!: () => void;
  const buildMayFinish = new Promise<void>((resolve) => (finishBuild = resolve));
  const slowRelease = createRelease({
    root,
    assetsFolder,
    now: second(2),
    build: async (folder) => {
      markBuildStarted();
      await buildMayFinish;
      finish(folder);
    },
  });
  await buildStarted;
  await expect(release(3)).rejects.toThrow(/Another release is being made.*lock/);
  expect(() => rollBack(root)).toThrow('Another release');
  finishBuild();
  expect(await slowRelease).toBe(name(2));
  expect(current()).toBe(name(2));
});

/** A release in its own process whose build never ends. */
async function startStuckRelease() {
  const script = `
    import { mkdirSync } from 'node:fs';
    import { createRelease } from ${JSON.stringify(join(__dirname, 'release.mjs'))};
    setInterval(() => {}, 1000);
    await createRelease({ root: ${JSON.stringify(root)}, assetsFolder: ${JSON.stringify(assetsFolder)},
      now: new Date(${second(30).getTime()}),
      build: (folder) => { mkdirSync(folder); console.log('building'); return new Promise(() => {}); } });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('kill -9 in the middle does not change what is served; its lock and folder block no later release', async () => {
  await release(1);
  const child = await startStuckRelease();
  await expect(release(2)).rejects.toThrow('Another release');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(current()).toBe(name(1));
  expect(existsSync(join(root, 'lock'))).toBe(true);
  expect(isFinished(root, name(30))).toBe(false);
  expect(await release(31)).toBe(name(31));
  expect(listReleaseNames(root)).toEqual([1, 31].map(name));
});

// Other systems do not report when a process began.
if (process.platform === 'linux')
  it('does not take another process with the same id for the one that left the lock', async () => {
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, 'lock'), JSON.stringify({ pid: process.pid, since: '1' }));
    expect(await release(1)).toBe(name(1));
  });

it('of two processes that find an abandoned lock at once, one makes the switch', async () => {
  const other = createRelease({
    root,
    assetsFolder,
    now: second(1),
    build: async (folder) => {
      finish(folder);
      // The other process has replaced this lock, which it took for an abandoned lock.
      writeFileSync(join(root, 'lock'), JSON.stringify({ pid: process.pid, key: 'theirs' }));
      await Promise.resolve();
    },
  });
  await expect(other).rejects.toThrow('Another release was made meanwhile');
  expect(current()).toBeNull();
  expect(existsSync(join(root, 'lock'))).toBe(true);
});

it("keeps a running server's release, however old, until the server ends", async () => {
  await release(1);
  const listeners = process.listeners('exit');
  recordServed(root, name(1));
  for (const n of [2, 3, 4, 5]) await release(n);
  expect(listReleaseNames(root)).toEqual([1, 3, 4, 5].map(name));
  expect(describeReleases(root).at(-1)).toBe(`${name(1)}  served now`);
  for (const listener of process
    .listeners('exit')
    .filter((candidate) => !listeners.includes(candidate)))
    process.off('exit', listener as never);
  rmSync(join(root, 'running', `${process.pid}.json`));
  writeFileSync(
    join(root, 'running', 'dead.json'),
    JSON.stringify({ pid: spawnSync(process.execPath, ['-e', '']).pid, name: name(1) }),
  );
  await release(6);
  expect(listReleaseNames(root)).toEqual([4, 5, 6].map(name));
});

it.each(['', '{}', '{"current":"../../etc","before":[]}', '{"current":"a"'])(
  'serves nothing when the pointer contains %j',
  (content) => {
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, 'current'), content);
    expect(() => readPointer(root)).toThrow(/cannot be read. Make a release/);
  },
);

it('serves from a read-only folder, and reports why it cannot record that', () => {
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'running'), '');
  expect(recordServed(root, name(1))).toBe('EEXIST');
});
