/** What deploy/ and the guides name is there, and its programs take it. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptRows } from '@/lib/content/legal/kept';
import { keptDays } from '@/lib/schemas/kept-days';
import { bakedSettings, settings } from '../lib/env/settings.mjs';
import { scripts } from '../package.json';

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const units = readdirSync('deploy/systemd').map((name) => read(join('systemd', name)));

it('an image is built with every setting that is baked in, and no other', () =>
  expect(found(dockerfile, /^ARG (\w+)$/gm).sort()).toEqual([...bakedSettings].sort()));

it.each([
  ['Dockerfile', found(dockerfile, /(?:^ENV| )([A-Z_]+)=/gm)],
  ['compose.yaml', found(compose.slice(0, compose.indexOf('services:')), /^ {4}([A-Z_]+):/gm)],
  ['systemd', units.flatMap((unit) => found(unit, /[= ]([A-Z_]+)=/g))],
])('%s names settings that exist', (_, names) => {
  expect(names.length).toBeGreaterThan(2);
  const known = [...Object.keys(settings), 'NODE_ENV'];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

it('an image is made of files that are there', () => {
  const own = found(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) => names.split(' '));
  expect(own).toContain('scripts');
  expect(own.filter((name) => !existsSync(name))).toEqual([]);
  const [, program = ''] = /^CMD \["node", "([^"]+)"\]$/m.exec(dockerfile) ?? [];
  expect(existsSync(program)).toBe(true);
});

it('containers are given files that are there', () => {
  const mounted = found(compose, /- \.\/(nginx\S+?):/g);
  expect(mounted.length).toBeGreaterThan(1);
  expect(mounted.filter((name) => !existsSync(join('deploy', name)))).toEqual([]);
});

it('the privacy agreement says how long the timer keeps copies of the database', () => {
  const timer = read('systemd/superbrowser-backup.service');
  expect(timer).toContain(`-mtime +${keptDays.backups} -delete`);
  for (const locale of ['zh-CN', 'en-US'] as const)
    expect(JSON.stringify(keptRows(locale))).toContain(
      locale === 'zh-CN' ? `"${keptDays.backups} 天"` : `"${keptDays.backups} days"`,
    );
});

describe('nginx logs what the privacy agreement says', () => {
  const nginx = read('nginx/site.conf');
  const format = /log_format superbrowser[^;]*;/.exec(nginx)?.[0] ?? '';

  it('writes the network, no address, no parameter and no referring page', () => {
    expect(format).toContain('$visitor_network');
    expect(format).not.toMatch(/\$(remote_addr|request_uri|args|query_string|http_|cookie_)/);
  });

  it('writes nothing of a check of the environment', () =>
    expect(/location = \/api\/echo \{[^}]*\}/.exec(nginx)?.[0]).toMatch(/access_log off;/));
});

const documents = readdirSync('docs/guides')
  .map((name) => join('docs/guides', name))
  .concat('docs/operations.md', 'README.md');

it.each(documents)('%s names files and commands that are there', (name) => {
  const text = readFileSync(name, 'utf8');
  const files = found(text, /\b(deploy\/[\w@./-]+\w)/g).filter(
    (file) => !['deploy/site.env', 'deploy/certificates'].includes(file),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const commands = found(text, /npm run (?:--silent )?([\w:-]+)/g);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

if (has('systemd-analyze') && existsSync('/usr/bin/node'))
  it.each(readdirSync('deploy/systemd'))('systemd takes %s', (name) => {
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', join('deploy/systemd', name)],
      {
        encoding: 'utf8',
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

if (has('nginx') && has('openssl'))
  it.each(['instances.conf', 'instances.compose.conf'])('nginx takes site.conf with %s', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    for (const made of ['live', 'cache', 'logs']) mkdirSync(join(folder, made));
    const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((file) =>
      join(folder, 'live', file),
    );
    const request =
      '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=x';
    const made = spawnSync('openssl', [
      'req',
      ...request.split(' '),
      '-keyout',
      key ?? '',
      '-out',
      certificate ?? '',
    ]);
    expect(made.status).toBe(0);
    const site = read('nginx/site.conf')
      .replaceAll('/etc/letsencrypt/live/www.example.com', join(folder, 'live'))
      .replaceAll('/var/cache/nginx', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', join(folder, 'logs'))
      // Names that only the network of the containers knows, and ports only root may have.
      .replace(/(listen (?:\[::\]:)?)(80|443)\b/g, '$118$2');
    const instances = read(join('nginx', name)).replace(/site-\d/g, '127.0.0.1');
    const config = join(folder, 'nginx.conf');
    writeFileSync(config, `pid ${folder}/pid;\nevents {}\nhttp {\n${instances}\n${site}\n}\n`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', config], {
      encoding: 'utf8',
    });
    expect(stderr.replaceAll(/.*\[warn\].*\n/g, '')).toMatch(
      /^nginx: .*syntax is ok\nnginx: .*successful\n$/,
    );
    expect(status).toBe(0);
  });
