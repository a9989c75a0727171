import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = '.next-test';
const builtWith = JSON.parse(readFileSync(join(build, 'built-with.json'), 'utf8')) as object;

/** The settings of the build, as a start must have them; null means not set. */
const asBuilt = Object.fromEntries(
  Object.entries(builtWith).map(([name, value]) => [name, String(value ?? '')]),
);

/** Runs `npm run serve` until it ends. */
async function serve(settings: Record<string, string>) {
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    env: {
      ...process.env,
      NEXT_DIST_DIR: build,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'serve-')),
      HOST: '127.0.0.1',
      PORT: '0',
      ...asBuilt,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let ended = false;
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    // Also a start that should have been refused must not outlive the test. Once: a second signal ends at once.
    if (ended || !output.includes('Ready on')) return;
    ended = child.kill('SIGINT');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, lines: output.trim().split('\n') };
}

test('serves nothing without a build, and says how to get one', async () => {
  const nowhere = mkdtempSync(join(tmpdir(), 'no-build-'));
  const { code, lines } = await serve({ NEXT_DIST_DIR: nowhere });
  expect(code).toBe(1);
  expect(lines).toEqual([`✖ There is no finished build in ${nowhere}. Make one: npm run build`]);
});

test('serves no build that was made with other settings, and names them', async () => {
  const { code, lines } = await serve({
    ASSET_HOSTS: 'https://img.example',
    HELP_SITE_ORIGIN: 'https://help.example',
  });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('HELP_SITE_ORIGIN (built with none, now https://help.example)');
  expect(lines[0]).toContain('ASSET_HOSTS (built with none, now https://img.example)');
  expect(lines[0]).not.toContain('SITE_BRAND');
});

test('serves a build made with its settings, and a signal to npm reaches the server', async () => {
  const { code, output } = await serve({});
  expect(output).toContain('SIGINT: taking requests for 0 s more');
  expect(code).toBe(0);
});
