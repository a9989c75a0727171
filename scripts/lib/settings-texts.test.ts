import { settings } from '../../lib/env/settings.mjs';
import { exampleFile, settingsTable, withTables } from './settings-texts.mjs';

const parts = ['build time', 'run time', 'tools'] as const;

it('tells every setting once in the tables and once in the example', () => {
  const tables = parts.map((part) => settingsTable(part)).join('\n');
  for (const name of Object.keys(settings)) {
    expect(tables.split(`\n| \`${name}\` |`)).toHaveLength(2);
    expect(exampleFile().split(`\n# ${name}=`)).toHaveLength(2);
  }
});

it('says in the tables what production needs and what is secret', () => {
  const row = (part: (typeof parts)[number], name: string) =>
    settingsTable(part)
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\``));
  expect(row('run time', 'SESSION_KEY')).toMatch(/\| yes \| yes \|$/);
  expect(row('run time', 'UPSTREAM_API_KEY')).toMatch(/\| with `UPSTREAM_HOST` \| yes \|$/);
  expect(row('run time', 'TRUSTED_PROXIES')).toMatch(/\| behind a proxy \| no \|$/);
  expect(row('build time', 'SITE_ORIGIN')).toMatch(/\| yes \|$/);
});

it('sets nothing in the example', () =>
  expect(
    exampleFile()
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  ).toEqual([]));

it('refuses a page that has no place for a table', () =>
  expect(() => withTables('<!-- settings: tools -->\n\n<!-- end of settings -->')).toThrow(
    'build time',
  ));
