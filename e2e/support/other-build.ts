/** A second build of the site without building again: the test build with every script, style sheet and its own id renamed. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const text = /\.(html|rsc|meta|json|js|mjs|css|body|txt|map|ts)$|\/BUILD_ID$/;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** @returns the folder of the build */
export function makeOtherBuild(from = '.next-test'): string {
  const other = `${from}-other`;
  rmSync(other, { recursive: true, force: true });
  cpSync(from, other, { recursive: true, filter: (path) => !path.includes(`${from}/cache`) });
  const build = readFileSync(join(other, 'BUILD_ID'), 'utf8').trim();
  const names = new Map([[build, [...build].reverse().join('')]]);
  for (const file of filesUnder(join(other, 'static', 'chunks'))) {
    const [stem = ''] = file.split('/').at(-1)?.split('.') ?? [];
    if (/^[0-9a-z_~-]{12,}$/i.test(stem)) names.set(stem, [...stem].reverse().join(''));
  }
  const known = new RegExp(
    [...names.keys()].map((name) => name.replace(/[~-]/g, '\\$&')).join('|'),
    'g',
  );
  const change = (content: string) => content.replace(known, (name) => names.get(name) ?? name);
  for (const file of filesUnder(other)) {
    if (text.test(file)) {
      const content = readFileSync(file, 'utf8');
      const changed = change(content);
      if (changed !== content) writeFileSync(file, changed);
    }
  }
  for (const file of filesUnder(join(other, 'static'))) {
    mkdirSync(dirname(change(file)), { recursive: true });
    renameSync(file, change(file));
  }
  const env = { ...process.env, NEXT_DIST_DIR: other };
  const written = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/post-build.ts'], {
    env,
  });
  if (written.status !== 0) throw new Error(String(written.stderr));
  return other;
}
