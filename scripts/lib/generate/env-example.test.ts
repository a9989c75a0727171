import { settings } from '@/lib/core/env/settings.mjs';
import { renderExampleFile } from './env-example.mjs';

const text = renderExampleFile();

/** The comment above a setting, as one line. */
const commentOf = (name: string) =>
  text.split(`\n# ${name}=`)[0]?.split('\n\n').at(-1)?.replaceAll('\n# ', ' ');

it('lists every setting once', () => {
  for (const name of Object.keys(settings))
    expect([name, text.split(`\n# ${name}=`).length]).toEqual([name, 2]);
});

it('notes requirements of production, secrets and defaults', () => {
  expect(commentOf('SESSION_KEY')).toContain('(required in production, secret).');
  expect(commentOf('UPSTREAM_API_KEY')).toContain('(required with UPSTREAM_HOST, secret).');
  expect(commentOf('TRUSTED_PROXIES')).toContain('(advised behind a proxy).');
  expect(commentOf('SITE_ORIGIN')).toContain('(required in production).');
  expect(commentOf('SITE_BRAND')).not.toContain('(required');
  expect(commentOf('UPSTREAM_HOST')).toContain(' Unset: the embedded backend.');
  expect(commentOf('SITE_ORIGIN')).toContain(' Default: http://localhost:3000.');
  expect(commentOf('DOWNLOAD_DIR')).toContain(' Default: DATA_DIR/files.');
});

it('has lines that fit a window', () =>
  expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]));

it('leaves every setting unset', () =>
  expect(text.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([]));

it('quotes examples that a shell would split', () => {
  expect(text).toContain("\n# TRUSTED_PROXIES='127.0.0.1 10.0.0.0/8'\n");
  expect(text).toContain('\n# SITE_ORIGIN=https://www.example.com\n');
});
