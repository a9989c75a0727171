/** Tests of packages: they are offered, replaced and withdrawn. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@superbrowser/contract/endpoints';
import { accountSteps } from '../../support/account-steps';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

interface Listed {
  platform: string;
  line: string;
  version: string;
  type: string;
  size: number | null;
  file: string | null;
}

export function adminReleasesSuite(subject: () => TestedBackend): void {
  const { call } = accountSteps(subject);
  const { perform, loadData } = adminSteps(subject);
  let folder: string;
  let downloadDir: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packages-'));
    downloadDir = join(folder, 'files');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const writePackageFile = async (name: string, content = name) => {
    const file = join(folder, name);
    await writeFile(file, content);
    return {
      file,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  };
  const add = async (input: object, name?: string) =>
    perform(
      'releases add',
      { line: 'v5', ...input, ...(name && { file: (await writePackageFile(name)).file }) },
      { downloadDir },
    );
  const loadListed = async (platform: string) =>
    (await loadData<Listed[]>('releases list', {}, { downloadDir }))
      .filter((one) => one.platform === platform && one.line === 'v5')
      .map(({ version, type, file }) => [version, type, file]);

  it('offers a file with its size and digest', async () => {
    const { file, size, sha256 } = await writePackageFile('App-9.0.0.apk');
    const { data: added } = await perform(
      'releases add',
      { platform: 'android', line: 'v5', version: '9.0.0', file, date: '2026-11-22', sha256 },
      { downloadDir },
    );
    expect(added).toMatchObject({ url: '{files}/v5/App-9.0.0.apk', size, sha256 });
    expect(await readFile(join(downloadDir, 'v5', 'App-9.0.0.apk'), 'utf8')).toBe('App-9.0.0.apk');
    const { phone } = await call(endpoints.versionList, {});
    expect(phone?.Android?.[0]).toMatchObject({
      version: '9.0.0',
      version_type: 1,
      online_time: '20261122000000',
      download_url_64: `${subject().packageBaseUrl}/v5/App-9.0.0.apk`,
      size,
      sha256,
    });
    expect(phone?.Android?.filter((one) => one.version_type === 1)).toHaveLength(1);
    // Adding the same file again changes nothing. Another file with its name is refused and leaves nothing behind.
    await perform(
      'releases add',
      { platform: 'android', line: 'v5', version: '9.0.0', file },
      { downloadDir },
    );
    await writeFile(file, 'other bytes');
    const sameFile = { platform: 'android', line: 'v5', version: '9.0.1', file };
    await expect(perform('releases add', sameFile, { downloadDir })).rejects.toThrow('other bytes');
    expect(await readdir(join(downloadDir, 'v5'))).toEqual(['App-9.0.0.apk']);
    await perform('releases retire', { release: 'android:v5:9.0.0' });
    expect((await loadListed('android'))[0]).toEqual(['5.62.1', 'latest', expect.any(String)]);
  });

  it('adds 64-bit and 32-bit packages of Windows one by one, and withdraws both', async () => {
    const before = [
      await loadListed('windows'),
      await loadListed('windows-x86'),
      await loadListed('windows-zip'),
    ];
    const latestOf = async (platform: string) =>
      (await loadListed(platform))
        .filter(([, type]) => type === 'latest')
        .map(([version]) => version);
    await add({ platform: 'windows', version: '9.1.0' }, 'App-9.1.0-x64.exe');
    expect([await latestOf('windows'), await latestOf('windows-x86')]).toEqual([
      ['9.1.0'],
      ['5.290.2'],
    ]);
    await add({ platform: 'windows-x86', version: '9.1.0' }, 'App-9.1.0-x86.exe');
    await add({ platform: 'windows-zip', version: '9.1.0' }, 'App-9.1.0.zip');
    const { pc } = await call(endpoints.versionList, {});
    expect(pc?.Win?.filter((one) => one.version_type === 1)).toMatchObject([
      {
        version: '9.1.0',
        download_url: expect.stringContaining('x86') as string,
        size: 17,
        size_32: 17,
      },
      { version: '9.1.0', download_url_64: expect.stringContaining('.zip') as string },
    ]);
    const history = await call(endpoints.versionHistory, { system_type: 1 });
    expect(history[0]).toMatchObject({ version: '9.1.0', version_type: 1 });
    expect(history.filter((one) => one.version === '5.290.2')).toMatchObject([{ version_type: 3 }]);
    for (const platform of ['windows', 'windows-x86', 'windows-zip'])
      await perform('releases retire', { release: `${platform}:v5:9.1.0` });
    const after = [
      await loadListed('windows'),
      await loadListed('windows-x86'),
      await loadListed('windows-zip'),
    ];
    expect(after).toEqual(before);
    expect((await call(endpoints.versionHistory, {}))[0]).toMatchObject({
      version: '5.290.2',
      version_type: 1,
    });
  });

  it('announces an upcoming version, offers URLs elsewhere, and replaces v6', async () => {
    await add({ platform: 'ios', version: '9.2.0', type: 'upcoming' });
    expect(await loadListed('ios')).toContainEqual(['9.2.0', 'upcoming', null]);
    const url = 'https://dl.example.com/x/App-9.2.0.dmg';
    await perform(
      'releases add',
      { platform: 'mac-arm', line: 'v5', version: '9.2.0', type: 'beta', url, size: '5' },
      { downloadHost: 'https://dl.example.com' },
    );
    expect(await loadListed('mac-arm')).toContainEqual(['9.2.0', 'beta', 'x/App-9.2.0.dmg']);
    // With a download host the list has the whole URL, and whether the file exists is not known.
    const onHost = await loadData<Listed[]>(
      'releases list',
      {},
      { downloadDir: null, downloadHost: 'https://dl.example.com' },
    );
    expect(
      onHost.find((one) => one.platform === 'mac-arm' && one.version === '9.2.0'),
    ).toMatchObject({ file: url, file_state: null });
    const before = await call(endpoints.v6Versions, {});
    await perform('releases add', {
      platform: 'linux',
      line: 'v6',
      version: '9.2.0',
      url: 'https://x.example/a.AppImage',
    });
    const now = await call(endpoints.v6Versions, {});
    expect(now.find((one) => one.system_type === 4)).toMatchObject({
      version: '9.2.0',
      install_download_url: 'https://x.example/a.AppImage',
      size: null,
    });
    await perform('releases retire', { release: 'ios:v5:9.2.0' });
    await perform('releases retire', { release: 'mac-arm:v5:9.2.0' });
    await perform('releases retire', { release: 'linux:v6:9.2.0' });
    const [old] = before.filter((one) => one.system_type === 4);
    await subject().withDb((db) =>
      db
        .insertInto('v6_releases')
        .values({ ...old!, install_download_url: '{files}/v6/SuperBrowser-6.21.7-amd64.AppImage' })
        .execute(),
    );
    expect(await call(endpoints.v6Versions, {})).toEqual(before);
  });

  it('stores both of two that are added at the same moment', async () => {
    const versions = ['9.3.0', '9.3.1', '9.3.2'];
    const files = await Promise.all(
      versions.map((version) => writePackageFile(`App-${version}.deb`)),
    );
    const platform = 'linux';
    await Promise.all(
      versions.map((version, at) =>
        perform(
          'releases add',
          { platform, line: 'v5', version, type: 'beta', file: files[at]?.file },
          { downloadDir },
        ),
      ),
    );
    const betas = (await loadListed(platform))
      .filter(([, type]) => type === 'beta')
      .map(([one]) => one);
    expect(betas).toEqual(versions.toReversed());
    for (const version of versions)
      await perform('releases retire', { release: `${platform}:v5:${version}` });
  });

  it.each([
    ['an underscore in its name', { platform: 'linux', version: '9.9.9' }, 'App_9.deb'],
    ['a .zip that is none of windows-zip', { platform: 'windows', version: '9.9.9' }, 'App-9.zip'],
    ['no version', { platform: 'linux', version: 'new' }, 'App-9.deb'],
    ['an unknown platform', { platform: 'amiga', version: '9.9.9' }, 'App-9.lha'],
    [
      'a package before its release',
      { platform: 'linux', version: '9.9.9', type: 'upcoming' },
      'App-9.deb',
    ],
    [
      'another digest',
      { platform: 'linux', version: '9.9.9', sha256: 'a'.repeat(64) },
      'App-9.deb',
    ],
    [
      'no day of the calendar',
      { platform: 'linux', version: '9.9.9', date: '2026-02-30' },
      'App-9.deb',
    ],
    [
      'a beta of v6',
      { platform: 'linux', line: 'v6', version: '9.9.9', type: 'beta' },
      'App-9.deb',
    ],
    ['nothing to offer', { platform: 'linux', version: '9.9.9' }, undefined],
  ])('refuses %s', async (_, input, name) => {
    const before = await readdir(downloadDir, { recursive: true });
    await expect(add(input, name)).rejects.toThrow();
    expect(await readdir(downloadDir, { recursive: true })).toEqual(before);
    await expect(
      perform(
        'releases add',
        { platform: 'linux', line: 'v5', version: '9.9.9', file: '/no/such.deb' },
        { downloadDir },
      ),
    ).rejects.toThrow('no such file');
  });
}
