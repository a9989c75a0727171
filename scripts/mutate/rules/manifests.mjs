/** What package managers are told (D14). */
export const manifests = [
  {
    file: 'lib/manifests/packages.ts',
    test: 'lib/manifests/schemas.test.ts',
    rules: [
      ['D14 a package without a checksum is in no manifest', '!hash.test(release.sha256) || ', ''],
      [
        'D14 a version that could be code is in no manifest',
        ' || !version.test(release.version)',
        '',
      ],
      ['D14 a manifest names its version in the address', '{ version: named, line }', '{ line }'],
    ],
  },
  {
    file: 'lib/manifests/winget.ts',
    test: 'lib/manifests/schemas.test.ts',
    rules: [
      ['D14 a winget manifest is of one version', 'offered?.version === main.version', 'offered'],
      ['D14 winget gets only what it can run', 'if (!type) return [];', ''],
      ['D14 winget wants checksums in capitals', 'offered.sha256.toUpperCase()', 'offered.sha256'],
    ],
  },
  {
    file: 'lib/manifests/scoop.ts',
    test: 'lib/manifests/schemas.test.ts',
    rules: [
      [
        'D14 a Scoop manifest is of one version',
        'isProgram(other) && other.version === main.version',
        'isProgram(other)',
      ],
    ],
  },
  {
    file: 'lib/manifests/yaml.ts',
    test: 'lib/manifests/schemas.test.ts',
    rules: [
      [
        'D14 texts are quoted in YAML',
        '`${name}: ${JSON.stringify(value)}`',
        '`${name}: ${value}`',
      ],
    ],
  },
  {
    file: 'lib/manifests/homebrew.ts',
    test: 'lib/manifests/homebrew.test.ts',
    rules: [
      ['D14 a file’s name in a cask is no code', `ending === 'pkg' && isPlain`, `ending === 'pkg'`],
      [
        'D14 a cask of one processor says so',
        'isOnly ? [`depends_on arch',
        'false ? [`depends_on arch',
      ],
    ],
  },
  {
    file: 'lib/manifests/for-machines.ts',
    test: 'lib/manifests/for-machines.test.ts',
    rules: [
      [
        'D14 what has nothing in it is not listed',
        'groups.filter((group) => group.files.length > 0)',
        'groups',
      ],
      ['D14 the key is listed where there is one', 'hasReleaseKey ? files', 'true ? files'],
    ],
  },
];
