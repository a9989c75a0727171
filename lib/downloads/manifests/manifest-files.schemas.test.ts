/**
 * Tests which files there are for winget and Scoop, their content, and that they fit the schemas that winget and Scoop
 * publish.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { manifestFiles } from './manifest-files';
import {
  allPackages,
  namesOf,
  testProduct,
  createPackage,
  manifestText,
} from './manifest-package.test-support';

const succeeds = (test: (text: string) => unknown) => (text: string) => {
  try {
    return Boolean(test(text));
  } catch {
    return false;
  }
};
// Ajv's strict mode is off, because it checks how a schema is written, and these schemas are written by others.
const ajv = new Ajv({ strict: false, allErrors: true })
  .addFormat(
    'uri',
    succeeds((text) => new URL(text).protocol),
  )
  .addFormat(
    'regex',
    succeeds((text) => new RegExp(text)),
  )
  .addFormat(
    'date',
    succeeds((text) => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)),
  )
  .addFormat('long', true);
const schema = (name: string): ValidateFunction =>
  ajv.compile(
    JSON.parse(readFileSync(join(__dirname, 'fixtures', `${name}.json`), 'utf8')) as object,
  );
const schemas = {
  version: schema('winget.version.1.6.0'),
  installer: schema('winget.installer.1.6.0'),
  defaultLocale: schema('winget.defaultLocale.1.6.0'),
  locale: schema('winget.locale.1.6.0'),
  scoop: schema('scoop'),
};

function problems(check: ValidateFunction, document: unknown): string[] {
  check(document);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

interface Winget {
  readonly PackageIdentifier: string;
  readonly PackageVersion: string;
  readonly ManifestType: keyof typeof schemas;
  readonly ManifestVersion: string;
  readonly Publisher?: string;
  readonly PackageName?: string;
  readonly Installers?: readonly Readonly<Record<string, unknown>>[];
}
const winget = (name: string, packages = allPackages) =>
  parse(manifestText(name, packages)) as Winget;
const wingetNames = namesOf(allPackages).filter((name) => name.endsWith('.yaml'));

it('writes four files for winget and one for each other manager, for both lines', () =>
  expect(namesOf(allPackages)).toEqual([
    'SuperBrowser.SuperBrowser.yaml',
    'SuperBrowser.SuperBrowser.installer.yaml',
    'SuperBrowser.SuperBrowser.locale.en-US.yaml',
    'SuperBrowser.SuperBrowser.locale.zh-CN.yaml',
    'SuperBrowser.SuperBrowser.6.yaml',
    'SuperBrowser.SuperBrowser.6.installer.yaml',
    'SuperBrowser.SuperBrowser.6.locale.en-US.yaml',
    'SuperBrowser.SuperBrowser.6.locale.zh-CN.yaml',
    'superbrowser.rb',
    'superbrowser@6.rb',
    'superbrowser.json',
    'superbrowser6.json',
  ]));

it('puts each file below the folder of its manager', () => {
  for (const { manager, name, path } of manifestFiles(allPackages, testProduct))
    expect(path).toBe(`/manifests/${manager}/${name}`);
});

describe('winget', () => {
  it.each(wingetNames)('%s conforms to its schema', (name) => {
    const document = winget(name);
    expect(problems(schemas[document.ManifestType], document)).toEqual([]);
    expect(document.ManifestVersion).toBe('1.6.0');
    expect(manifestText(name)).toContain(
      `winget-manifest.${document.ManifestType}.1.6.0.schema.json\n`,
    );
  });

  it('rejects a deliberately broken file, so the check itself works', () => {
    const installer = winget('SuperBrowser.SuperBrowser.installer.yaml');
    expect(problems(schemas.installer, { ...installer, Installers: [] })).not.toEqual([]);
    const [first] = installer.Installers ?? [];
    const invalidInstaller = { ...installer, Installers: [{ ...first, InstallerSha256: 'x' }] };
    expect(problems(schemas.installer, invalidInstaller)).not.toEqual([]);
    expect(problems(schemas.defaultLocale, { ...installer, PackageLocale: '!' })).not.toEqual([]);
  });

  it('has one package of a line for both kinds of Windows, downloaded by its version', () => {
    const { Installers, PackageVersion } = winget('SuperBrowser.SuperBrowser.installer.yaml');
    expect(PackageVersion).toBe('5.290.2');
    const from = 'https://www.example.com/api/download';
    const common = {
      InstallerType: 'exe',
      InstallModes: ['interactive'],
      ReleaseDate: '2026-11-05',
    };
    expect(Installers).toEqual([
      {
        Architecture: 'x64',
        InstallerUrl: `${from}/windows?version=5.290.2&line=v5`,
        InstallerSha256: 'A'.repeat(64),
        ...common,
      },
      {
        Architecture: 'x86',
        InstallerUrl: `${from}/windows-x86?version=5.290.2&line=v5`,
        InstallerSha256: 'B'.repeat(64),
        ...common,
      },
    ]);
    expect(winget('SuperBrowser.SuperBrowser.6.installer.yaml').Installers).toHaveLength(1);
  });

  it('writes names unchanged, whatever characters they contain', () => {
    const english = winget('SuperBrowser.SuperBrowser.locale.en-US.yaml');
    expect([english.Publisher, english.PackageName]).toEqual([
      testProduct.publisher,
      'SuperBrowser',
    ]);
    expect(winget('SuperBrowser.SuperBrowser.locale.zh-CN.yaml').PackageName).toBe('超级浏览器');
  });

  it('offers a 32-bit package of the same version only, and a release date only where there is one', () => {
    const packages = [
      createPackage('windows', 'a', { releasedOn: null }),
      createPackage('windows-x86', 'b', { version: '5.289.0' }),
    ];
    const { Installers } = winget('SuperBrowser.SuperBrowser.installer.yaml', packages);
    expect(Installers).toEqual([expect.objectContaining({ Architecture: 'x64' })]);
    expect(Installers?.[0]).not.toHaveProperty('ReleaseDate');
  });
});

describe('Scoop', () => {
  const scoop = (name: string, packages = allPackages) =>
    JSON.parse(manifestText(name, packages)) as Record<string, unknown>;

  it.each(['superbrowser.json', 'superbrowser6.json'])('%s conforms to its schema', (name) =>
    expect(problems(schemas.scoop, scoop(name))).toEqual([]),
  );

  it('rejects a deliberately broken file', () => {
    expect(problems(schemas.scoop, { ...scoop('superbrowser.json'), extra: 1 })).not.toEqual([]);
    expect(problems(schemas.scoop, { ...scoop('superbrowser.json'), architecture: {} })).toEqual([
      expect.stringContaining("must have required property 'url'"),
      expect.any(String),
    ]);
  });

  it('offers a 32-bit package of the same version only', () => {
    const other = createPackage('windows-x86', 'b', { version: '5.289.0' });
    const { architecture } = scoop('superbrowser.json', [createPackage('windows', 'a'), other]);
    expect(Object.keys(architecture as object)).toEqual(['64bit']);
  });

  it('downloads by the version and saves under the name it starts', () => {
    const { version, architecture, installer } = scoop('superbrowser.json');
    const from = 'https://www.example.com/api/download';
    expect([version, installer]).toEqual(['5.290.2', { file: 'SuperBrowserSetup.exe' }]);
    expect(architecture).toEqual({
      '64bit': {
        url: `${from}/windows?version=5.290.2&line=v5#/SuperBrowserSetup.exe`,
        hash: 'a'.repeat(64),
      },
      '32bit': {
        url: `${from}/windows-x86?version=5.290.2&line=v5#/SuperBrowserSetup.exe`,
        hash: 'b'.repeat(64),
      },
    });
  });
});

describe('packages that are left out', () => {
  const [windows, , intel, arm] = allPackages;
  it.each<[string, Parameters<typeof createPackage>[2]]>([
    ['has no checksum', { sha256: null }],
    ['has a checksum of another length', { sha256: 'a' }],
    ['has no link', { url: null }],
    ['has no name', { fileName: null }],
    ['has no version', { version: '' }],
    ['has a version that is none', { version: 'latest' }],
    ['has a version that could end a text', { version: '5"; system "x' }],
    ['has a version that could fill something in', { version: '5#{1}' }],
    ['has a version with a path in it', { version: '5/../../x' }],
    ['is a beta', { type: 'beta' }],
    ['is an earlier version', { type: 'older' }],
    ['is still to come', { type: 'upcoming' }],
  ])('are those that %s', (_, more) =>
    expect(
      namesOf([windows, intel, arm].flatMap((one) => (one ? [{ ...one, ...more }] : []))),
    ).toEqual([]),
  );

  it.each(['zip', 'rar', 'AppImage'])('are Windows programs that end in .%s', (ending) =>
    expect(namesOf([createPackage('windows', 'a', { fileName: `App.${ending}` })])).toEqual([]),
  );

  it('do not affect other systems', () => {
    expect(namesOf(allPackages.filter(({ platform }) => platform.startsWith('mac')))).toEqual([
      'superbrowser.rb',
      'superbrowser@6.rb',
    ]);
    expect(namesOf(allPackages.filter(({ line }) => line === 'v6'))).toHaveLength(6);
    expect(namesOf([])).toEqual([]);
  });
});
