/** Tests that files named in deploy/ and the guides exist, and that the programs accept the configuration. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { searchableText } from '@superbrowser/contract/content/markdown';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { retentionRows } from '@/lib/content/legal/retention';
import { legalText } from '@/lib/content/legal/legal-text';
import { isUnsupportedBrowser } from '@/lib/visitor-system/detect-system';
import { builtInSettingNames, settings } from '@/lib/core/env/settings.mjs';

const readDeployFile = (name: string) => readFileSync(join('deploy', name), 'utf8');
const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

const dockerfile = readDeployFile('Dockerfile');
const compose = readDeployFile('compose.yaml');
const units = readdirSync('deploy/systemd').map((name) => readDeployFile(join('systemd', name)));

it('an image is built with every build-time setting, and no other', () =>
  expect(findAll(dockerfile, /^ARG (\w+)$/gm).sort()).toEqual([...builtInSettingNames].sort()));

it.each([
  ['Dockerfile', findAll(dockerfile, /(?:^ENV| )([A-Z_]+)=/gm)],
  ['compose.yaml', findAll(compose.slice(0, compose.indexOf('services:')), /^ {4}([A-Z_]+):/gm)],
  ['systemd', units.flatMap((unit) => findAll(unit, /[= ]([A-Z_]+)=/g))],
])('%s names existing settings', (_, names) => {
  expect(names.length).toBeGreaterThan(2);
  const knownNames = [...Object.keys(settings), 'NODE_ENV'];
  expect(names.filter((name) => !knownNames.includes(name))).toEqual([]);
});

it('an image is made of existing files', () => {
  const copiedPaths = findAll(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) =>
    names.split(' '),
  );
  expect(copiedPaths).toContain('scripts');
  expect(copiedPaths.filter((name) => !existsSync(name))).toEqual([]);
  const [, program = ''] = /^CMD \["node", "([^"]+)"\]$/m.exec(dockerfile) ?? [];
  expect(existsSync(program)).toBe(true);
});

it('containers get existing files', () => {
  const mountedFiles = findAll(compose, /- \.\/(nginx\S+?):/g);
  expect(mountedFiles.length).toBeGreaterThan(1);
  expect(mountedFiles.filter((name) => !existsSync(join('deploy', name)))).toEqual([]);
});

it('the privacy agreement states how long the nightly backup keeps copies of the database', () => {
  const unit = readDeployFile('systemd/superbrowser-backup.service');
  // The backup goes into a folder, because the command removes old copies there (old-backups.ts).
  expect(unit).toMatch(/^ExecStart=.* backend backup \/\S+\/( |$)/m);
  for (const locale of ['zh-CN', 'en-US'] as const)
    expect(JSON.stringify(retentionRows(locale))).toContain(
      locale === 'zh-CN' ? `"${retentionDays.backups} 天"` : `"${retentionDays.backups} days"`,
    );
});

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks?: { readonly inside?: { readonly ipv4_address?: string } };
  readonly volumes?: readonly string[];
}
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
const siteServices = ['site-1', 'site-2', 'console'].map((name) => services[name]);

it('containers of the site and the console share the folder of packages and uploads', () => {
  const folders = siteServices.map((service) => {
    const { DATA_DIR, DOWNLOAD_DIR } = service?.environment ?? {};
    return service?.volumes?.find((volume) =>
      (DOWNLOAD_DIR ?? DATA_DIR)?.startsWith(volume.split(':')[1] ?? '?'),
    );
  });
  expect(folders).toEqual(['data:/data', 'data:/data', 'data:/data']);
});

it('nginx uses the addresses of the containers', () => {
  const requestedAddresses = findAll(
    readDeployFile('nginx/instances.compose.conf'),
    /server ([\d.]+):\d+/g,
  );
  expect(requestedAddresses).toEqual(
    siteServices.map((service) => service?.networks?.inside?.ipv4_address),
  );
});

/** User agents that get another page, and similar user agents that get the cached page. */
const userAgents = [
  'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)',
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  ...['9.9', '10.2', '11.5', '12.0', '13.4'].map((version) => `Mozilla/5.0 UCBrowser/${version}`),
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/90.0.0.0 Safari/537.36',
];

it.each(userAgents)(
  'nginx bypasses its cache exactly for browsers that get another page: %s',
  (agent) => {
    const [, map = ''] =
      /\$bypasses_cache \{([^}]*)\}/.exec(readDeployFile('nginx/site.conf')) ?? [];
    const patterns = findAll(map, /"~\*([^"]+)"/g).map((pattern) => new RegExp(pattern, 'i'));
    expect(patterns.some((pattern) => pattern.test(agent))).toBe(isUnsupportedBrowser(agent));
  },
);

it('nginx logs what the privacy agreement states, for as long as it states', () => {
  expect(readDeployFile('logrotate/superbrowser')).toContain('  rotate 183\n');
  expect(JSON.stringify(retentionRows('en-US'))).toContain(
    '"Operating and access logs","6 months"',
  );
  const [logFormat = ''] =
    /log_format superbrowser[^;]*;/.exec(readDeployFile('nginx/site.conf')) ?? [];
  expect(logFormat).toMatch(/\$remote_addr.*\$remote_port/s);
  expect(searchableText(legalText('privacy', 'zh-CN').root)).toContain(
    '记录时间、IP 地址与端口、路径与结果',
  );
  expect(searchableText(legalText('privacy', 'en-US').root)).toContain(
    'the time, IP address and port, path',
  );
});

const guides = readdirSync('docs/operations').map((name) => join('docs/operations', name));

it('units and guides name the same data folder', () => {
  const states = new Set(units.flatMap((unit) => findAll(unit, /^StateDirectory=(\S+)$/gm)));
  const namedPaths = guides.flatMap((name) =>
    findAll(readFileSync(name, 'utf8'), /(?:DATA_DIR=|\S:)(\/[\w/]+\w)/g).filter((folder) =>
      /^\/(var\/lib|srv\/superbrowser)/.test(folder),
    ),
  );
  expect(namedPaths.length).toBeGreaterThan(1);
  expect([...new Set(namedPaths)]).toEqual([...states].map((name) => `/var/lib/${name}`));
});

const hasProgram = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

if (hasProgram('systemd-analyze') && existsSync('/usr/bin/node'))
  it.each(readdirSync('deploy/systemd'))('systemd accepts %s', (name) => {
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', join('deploy/systemd', name)],
      {
        encoding: 'utf8',
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
