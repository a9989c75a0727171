import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkPackages } from './link-packages.mjs';

const project = realpathSync(mkdtempSync(join(tmpdir(), 'packages-')));
const dist = join(project, '.releases', '2026-11-22-000001');
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
};
const requirePackage = (name: string): unknown =>
  createRequire(join(dist, 'run', 'server.mjs'))(name);

it('a build keeps its packages when those of the project change', () => {
  write('node_modules/a/index.js', `module.exports = ['a', require('b')];`);
  write('node_modules/a/node_modules/b/index.js', `module.exports = 'b of a';`);
  write('node_modules/@s/c/index.js', `module.exports = 'c';`);
  write('node_modules/tool/index.js', `module.exports = 'tool';`);
  write('packages/own/index.ts', 'export {};');
  symlinkSync('../packages/own', join(project, 'node_modules', 'own'));
  const packages = {
    'node_modules/a': {},
    'node_modules/a/node_modules/b': {},
    'node_modules/@s/c': {},
    'node_modules/tool': { dev: true },
    'node_modules/own': { link: true, resolved: 'packages/own' },
    'packages/own': { version: '0.1.0' },
  };
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  // Next leaves such a link in its build.
  mkdirSync(join(dist, 'node_modules'), { recursive: true });
  symlinkSync('../../../node_modules/@s/c', join(dist, 'node_modules', 'c-4f9c2a1b'));

  linkPackages(dist, project);
  const [given, own] = [project, dist].map((folder) => join(folder, 'node_modules/a/index.js'));
  expect(lstatSync(own ?? '').ino).toBe(lstatSync(given ?? '').ino);
  rmSync(join(project, 'node_modules'), { recursive: true });

  expect(requirePackage('a')).toEqual(['a', 'b of a']);
  expect(requirePackage('@s/c')).toBe('c');
  expect(requirePackage('c-4f9c2a1b')).toBe('c');
  for (const name of ['node_modules/tool', 'node_modules/own', 'packages'])
    expect(existsSync(join(dist, name))).toBe(false);
  expect(readFileSync(own ?? '', 'utf8')).toContain('a');
});
