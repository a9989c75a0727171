/**
 * A second build of the site without building again: the test build with every script, style sheet and its id renamed.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const textFilePattern = /\.(html|rsc|meta|json|js|mjs|css|body|txt|map|ts)$|\/BUILD_ID$/;

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** The folder of static files, as the build creates it (scripts/lib/build/static-folder.mjs). */
function createStaticFolderOf(dist: string, media: string): void {
  const codes = readdirSync(media).filter((name) => /^page-code-\w+\.svg$/.test(name));
  const texts = codes.map((name) => [`media/${name}`, readFileSync(join(media, name), 'utf8')]);
  const program = `import { createStaticFolder } from './scripts/lib/build/static-folder.mjs';
    await createStaticFolder(${JSON.stringify(dist)}, ${JSON.stringify(Object.fromEntries(texts))});`;
  const result = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  if (result.status !== 0) throw new Error(String(result.stderr));
}

/** @returns the folder of the build */
export function createOtherBuild(from = '.next-test'): string {
  const otherFolder = `${from}-other`;
  rmSync(otherFolder, { recursive: true, force: true });
  cpSync(from, otherFolder, { recursive: true, filter: (path) => !path.includes(`${from}/cache`) });
  const buildId = readFileSync(join(otherFolder, 'BUILD_ID'), 'utf8').trim();
  const names = new Map([[buildId, [...buildId].reverse().join('')]]);
  for (const file of listFiles(join(otherFolder, 'static', 'chunks'))) {
    const [stem = ''] = file.split('/').at(-1)?.split('.') ?? [];
    if (/^[0-9a-z_~-]{12,}$/i.test(stem)) names.set(stem, [...stem].reverse().join(''));
  }
  const namePattern = new RegExp(
    [...names.keys()].map((name) => name.replace(/[~-]/g, '\\$&')).join('|'),
    'g',
  );
  const replaceNames = (content: string) =>
    content.replace(namePattern, (name) => names.get(name) ?? name);
  for (const file of listFiles(otherFolder)) {
    if (textFilePattern.test(file)) {
      const content = readFileSync(file, 'utf8');
      const changed = replaceNames(content);
      if (changed !== content) writeFileSync(file, changed);
    }
  }
  for (const file of listFiles(join(otherFolder, 'static'))) {
    mkdirSync(dirname(replaceNames(file)), { recursive: true });
    renameSync(file, replaceNames(file));
  }
  const recordFile = join(otherFolder, 'run', 'build.json');
  const { id, ...otherFields } = JSON.parse(readFileSync(recordFile, 'utf8')) as { id: string };
  writeFileSync(recordFile, JSON.stringify({ id: [...id].reverse().join(''), ...otherFields }));
  createStaticFolderOf(otherFolder, join(from, 'www', '_next', 'static', 'media'));
  return otherFolder;
}
