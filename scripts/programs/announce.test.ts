/** Runs the command as it is typed, against a local server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  startAnnouncement,
  indexNowKey,
  token,
  type Announcement,
} from '@/lib/seo/search-engines/engines.test-support';

let announcement: Announcement;
beforeEach(async () => {
  announcement = await startAnnouncement();
});
afterEach(() => announcement.stop());

async function runAnnounce(args: readonly string[], settings: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    SITE_ORIGIN: announcement.site.origin,
    DATA_DIR: join(announcement.file, '..'),
    BAIDU_PUSH_URL: announcement.urlOf('/baidu'),
    INDEXNOW_URL: announcement.urlOf('/indexnow'),
    BAIDU_PUSH_TOKEN: token,
    INDEXNOW_KEY: indexNowKey,
    ...settings,
  };
  const command = ['--conditions=react-server', 'scripts/operate.mjs', 'announce', ...args];
  const child = spawn(process.execPath, command, { env: env as unknown as NodeJS.ProcessEnv });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { status, stdout, stderr };
}

it('reads the sitemap of the site, submits to both engines and records it; a second run submits nothing', async () => {
  expect(await runAnnounce([])).toEqual({
    status: 0,
    stdout:
      'Baidu: 3 of 3 taken (3 new, 0 changed, 0 removed)\nIndexNow: 3 of 3 taken (3 new, 0 changed, 0 removed)\n',
    stderr: '',
  });
  expect(announcement.urlsSentTo('indexnow')).toEqual(announcement.allUrls());
  expect((await runAnnounce([])).stdout).toBe('Baidu: nothing new\nIndexNow: nothing new\n');
});

it('submits nothing with --dry-run', async () => {
  const { status, stdout } = await runAnnounce(['--dry-run']);
  expect([status, announcement.site.receivedRequests]).toEqual([0, []]);
  expect(stdout).toContain('Baidu: would be sent 3 URLs');
  expect(existsSync(announcement.file)).toBe(false);
});

it('ends with 1 when an engine refuses, without printing a secret', async () => {
  announcement.site.indexnow = (response) => response.writeHead(403).end(indexNowKey);
  const { status, stdout, stderr } = await runAnnounce([]);
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toContain('✖ IndexNow: 0 of 3 taken');
  expect(stdout).not.toMatch(new RegExp(`${token}|${indexNowKey}`));
});

it.each<[string, string[], Record<string, string>, RegExp]>([
  [
    'a sitemap that is not there',
    ['--sitemap', 'http://127.0.0.1:9/'],
    {},
    /The announcement stopped: /,
  ],
  [
    'an option it does not know',
    ['--what'],
    {},
    /The announcement stopped: Unknown option '--what'/,
  ],
  ['a key of another form', [], { INDEXNOW_KEY: 'short' }, /INDEXNOW_KEY: must have 8 to 128/],
  ['an address of another form', [], { INDEXNOW_URL: 'nowhere' }, /INDEXNOW_URL: must be an http/],
])('ends with 1 and the reason for %s', async (_, args, settings, words) => {
  const { status, stderr } = await runAnnounce(args, settings);
  expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
  expect(announcement.site.receivedRequests).toEqual([]);
});
