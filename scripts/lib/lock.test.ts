import { addMissing, unchecked, withoutChecksum } from './lock.mjs';

const integrity = 'sha512-x';

it('adds an optional package a mirror left out, limited to its system', () => {
  const packages: Record<string, object> = {
    'node_modules/a': {
      integrity,
      dev: true,
      optionalDependencies: {
        'a-darwin-arm64': '1.0.0',
        'a-linux-x64': '1.0.0',
        fsevents: '^2.0.0',
      },
    },
    'node_modules/a-linux-x64': { version: '1.0.0', integrity },
  };
  expect(addMissing(packages)).toEqual(['a-darwin-arm64']);
  expect(packages['node_modules/a-darwin-arm64']).toEqual({
    version: '1.0.0',
    dev: true,
    optional: true,
    os: ['darwin'],
    cpu: ['arm64'],
  });
});

it('finds what has no checksum, by the name the registry knows', () => {
  const found = withoutChecksum({
    '': {},
    'node_modules/checked': { version: '1.0.0', integrity },
    'node_modules/here': { link: true },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
    'node_modules/alias': { version: '3.0.0', name: 'real' },
  });
  expect(found.map(({ name, version }) => `${name}@${version}`)).toEqual([
    '@b/c@2.0.0',
    'real@3.0.0',
  ]);
});

it.each([
  [{}, true],
  [{ optional: true }, true],
  [{ os: ['darwin'] }, true],
  [{ optional: true, os: ['darwin'] }, false],
  [{ optional: true, cpu: ['wasm32'] }, false],
  [{ integrity }, false],
])('an entry with %j must not stay: %s', (entry, wrong) =>
  expect(unchecked({ 'node_modules/a': { version: '1.0.0', ...entry } })).toHaveLength(
    wrong ? 1 : 0,
  ),
);
