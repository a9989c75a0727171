import { readFileSync } from 'node:fs';
import { sbomOf } from './sbom.mjs';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly scope: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly object[];
}
interface Document {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: string[] }[];
}
const read = (lockText: string) => JSON.parse(sbomOf(lockText)) as Document;

describe("the list of this project's packages", () => {
  const lockText = readFileSync('package-lock.json', 'utf8');
  const { packages } = JSON.parse(lockText) as {
    packages: Record<string, { dev?: boolean; version: string; dependencies?: object }>;
  };
  const document = read(lockText);

  it('is CycloneDX 1.5, with every component in the required form', () => {
    expect([document.bomFormat, document.specVersion]).toEqual(['CycloneDX', '1.5']);
    expect(document.components.length).toBeGreaterThan(50);
    for (const component of document.components) {
      const path = component.name.replace('@', '%40');
      expect(component.purl).toBe(`pkg:npm/${path}@${component.version}`);
      expect(component['bom-ref']).toBe(`${component.name}@${component.version}`);
      expect(['required', 'optional']).toContain(component.scope);
      for (const { alg, content } of component.hashes ?? [])
        expect([alg, content]).toEqual(['SHA-512', expect.stringMatching(/^[0-9a-f]{128}$/)]);
    }
  });

  it('contains every production dependency and no development dependency', () => {
    const names = document.components.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(Object.keys(packages['']?.dependencies ?? { none: true })),
    );
    const refsOf = (isDev: boolean) =>
      Object.entries(packages)
        .filter(([, { dev = false }]) => dev === isDev)
        .map(([place, { version }]) => `${place.split('node_modules/').pop()}@${version}`);
    const productionRefs = refsOf(false);
    const developmentRefs = refsOf(true).filter((ref) => !productionRefs.includes(ref));
    expect(developmentRefs.length).toBeGreaterThan(100);
    const refs = document.components.map((component) => component['bom-ref']);
    expect(refs.filter((ref) => developmentRefs.includes(ref))).toEqual([]);
    expect(names.filter((name) => /jest|playwright|eslint|prettier|lighthouse/.test(name))).toEqual(
      [],
    );
  });

  it('lists each reference once, and only existing ones', () => {
    const refs = document.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const knownRefs = [...refs, document.metadata.component['bom-ref']];
    expect(document.dependencies.map(({ ref }) => ref).sort()).toEqual([...knownRefs].sort());
    for (const { dependsOn } of document.dependencies)
      for (const ref of dependsOn) expect(refs).toContain(ref);
  });

  it('is the same whenever it is made, without times and random numbers', () => {
    const text = sbomOf(lockText);
    expect(sbomOf(lockText)).toBe(text);
    expect(text).not.toMatch(/serialNumber|timestamp|\d{4}-\d{2}-\d{2}T|localhost|\/work\//);
    expect(sbomOf(`${lockText} `)).not.toBe(text);
  });
});

describe('a dependency tree', () => {
  const tree = (packages: Record<string, object>) =>
    read(
      JSON.stringify({
        packages: {
          '': { name: 'site', version: '1.0.0', ...packages[''] },
          ...withoutRoot(packages),
        },
      }),
    );
  const withoutRoot = ({ '': _, ...others }: Record<string, object>) => others;
  const refs = (packages: Record<string, object>) =>
    tree(packages).components.map((component) => component['bom-ref']);
  const packageOf = (version: string, more: object = {}) => ({ version, ...more });

  it('contains everything reachable from production, also where development uses it too', () =>
    expect(
      refs({
        '': { dependencies: { a: '1' }, devDependencies: { d: '1', b: '1' } },
        'node_modules/a': packageOf('1.0.0', { dependencies: { b: '1' } }),
        'node_modules/b': packageOf('1.0.0'),
        'node_modules/d': packageOf('1.0.0', { dev: true, dependencies: { e: '1' } }),
        'node_modules/e': packageOf('1.0.0', { dev: true }),
      }),
    ).toEqual(['a@1.0.0', 'b@1.0.0']));

  it("prefers a package's own copy to an outer one", () => {
    const { dependencies } = tree({
      '': { dependencies: { a: '1', c: '1' } },
      'node_modules/a': packageOf('1.0.0', { dependencies: { c: '2', x: '1' } }),
      'node_modules/a/node_modules/c': packageOf('2.0.0', { dependencies: { x: '1' } }),
      'node_modules/c': packageOf('1.0.0'),
      'node_modules/x': packageOf('3.0.0'),
    });
    expect(dependencies).toEqual([
      { ref: 'a@1.0.0', dependsOn: ['c@2.0.0', 'x@3.0.0'] },
      { ref: 'c@1.0.0', dependsOn: [] },
      { ref: 'c@2.0.0', dependsOn: ['x@3.0.0'] },
      { ref: 'site@1.0.0', dependsOn: ['a@1.0.0', 'c@1.0.0'] },
      { ref: 'x@3.0.0', dependsOn: [] },
    ]);
  });

  it('contains required peers and optional dependencies, but no optional peers', () =>
    expect(
      refs({
        '': { dependencies: { a: '1' } },
        'node_modules/a': packageOf('1.0.0', {
          peerDependencies: { p: '1', q: '1' },
          peerDependenciesMeta: { q: { optional: true } },
          optionalDependencies: { o: '1', missing: '1' },
        }),
        'node_modules/p': packageOf('1.0.0'),
        'node_modules/q': packageOf('1.0.0'),
        'node_modules/o': packageOf('1.0.0', { optional: true }),
      }),
    ).toEqual(['a@1.0.0', 'o@1.0.0', 'p@1.0.0']));

  it('ends where two packages depend on each other', () =>
    expect(
      refs({
        '': { dependencies: { a: '1' } },
        'node_modules/a': packageOf('1.0.0', { dependencies: { b: '1' } }),
        'node_modules/b': packageOf('1.0.0', { dependencies: { a: '1' } }),
      }),
    ).toEqual(['a@1.0.0', 'b@1.0.0']));

  it.each([
    ['MIT', [{ license: { id: 'MIT' } }]],
    ['(MIT OR Apache-2.0)', [{ expression: '(MIT OR Apache-2.0)' }]],
    ['SEE LICENSE IN LICENSE', [{ license: { name: 'SEE LICENSE IN LICENSE' } }]],
    [undefined, undefined],
  ])('writes the license %s in the required format', (license, licenses) => {
    const [component] = tree({
      '': { dependencies: { a: '1' } },
      'node_modules/a': packageOf('1.0.0', { license }),
    }).components;
    expect(component?.licenses).toEqual(licenses);
  });
});
