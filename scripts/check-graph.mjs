// Who imports whom: no circles between files, no two rooms of lib that import each other. Prints the counts; fails on any.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const roots = ['app', 'components', 'lib', 'middleware.ts', 'packages', 'server', 'next.config.ts'];
const isSource = (file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test\.tsx?|d\.m?ts)$/.test(file);

/** Builds lie beside the sources of the console. */
const isMade = (name) => /^(?:\.next|\.releases|node_modules$)/.test(name);

const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !isMade(name))
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

const files = roots.flatMap(filesBelow).filter(isSource);

function fileOf(importer, specifier) {
  if (!/^(@\/|@superbrowser\/|\.)/.test(specifier)) return undefined;
  const base = specifier.startsWith('.')
    ? join(dirname(importer), specifier)
    : specifier.replace(/^@\//, '').replace(/^@superbrowser\//, 'packages/');
  return ['', '.ts', '.tsx', '.mjs', '/index.ts']
    .map((ending) => base + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** @type {Map<string, { imports: string[] }>} */
const modules = new Map(
  files.map((file) => {
    const text = readFileSync(file, 'utf8');
    const imports = ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileOf(file, fileName))
      .filter((target) => target !== undefined && isSource(target));
    return [file, { imports }];
  }),
);

/** Groups of files that reach each other (Tarjan). */
function circles() {
  const found = [];
  const stack = [];
  const index = new Map();
  const low = new Map();
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const next of modules.get(file)?.imports ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file), low.get(next)));
      } else if (stack.includes(next)) low.set(file, Math.min(low.get(file), index.get(next)));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle.join(' ↔ '));
  };
  for (const file of modules.keys()) if (!index.has(file)) visit(file);
  return found;
}

/** `lib/http` of `lib/http/write.ts`; files right below lib are rooms of their own. */
const roomOf = (file) => file.split('/').slice(0, 2).join('/');

function pairs() {
  const reached = new Map();
  for (const [file, { imports }] of modules)
    for (const target of imports) {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (![file, target].every((one) => one.startsWith('lib/')) || from === to) continue;
      // What stands ready for tests looks at both sides.
      if (from === 'lib/testing') continue;
      reached.set(`${from} ${to}`, `${file} → ${target}`);
    }
  return [...reached]
    .map(([way, example]) => [...way.split(' '), example])
    .filter(([from, to]) => from < to && reached.has(`${to} ${from}`))
    .map(([from, to, example]) => `${example}, ${reached.get(`${to} ${from}`)}`);
}

const findings = {
  'circles between files': circles(),
  'pairs of lib rooms that import each other': pairs(),
};
for (const [what, found] of Object.entries(findings)) {
  console.log(`${what}: ${found.length}`);
  for (const line of found) console.error(`  ✖ ${line}`);
}
process.exit(Object.values(findings).every((found) => found.length === 0) ? 0 : 1);
