import { settings } from '../../lib/env/settings.mjs';
import { exampleFile, settingsList, withLists } from './settings-texts.mjs';

const parts = ['build time', 'run time', 'tools'] as const;

it('lists every setting once in the documents and once in the example', () => {
  const lists = parts.map((part) => settingsList(part)).join('\n');
  for (const name of Object.keys(settings)) {
    expect(`\n${lists}`.split(`\n- **\`${name}\`**`)).toHaveLength(2);
    expect(exampleFile().split(`\n# ${name}=`)).toHaveLength(2);
  }
});

it('notes what production needs and what is secret', () => {
  const line = (part: (typeof parts)[number], name: string) =>
    settingsList(part)
      .split('\n')
      .find((each) => each.includes(`**\`${name}\`**`));
  expect(line('run time', 'SESSION_KEY')).toContain('(required in production, secret): ');
  expect(line('run time', 'UPSTREAM_API_KEY')).toContain('(required with `UPSTREAM_HOST`, secret)');
  expect(line('run time', 'TRUSTED_PROXIES')).toContain('(required behind a proxy): ');
  expect(line('build time', 'SITE_ORIGIN')).toContain('(required in production): ');
  expect(line('build time', 'SITE_BRAND')).toContain('**: ');
});

it('sets nothing in the example', () =>
  expect(
    exampleFile()
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  ).toEqual([]));

it('refuses a page that has no place for a list', () =>
  expect(() => withLists('<!-- settings: tools -->\n\n<!-- end of settings -->')).toThrow(
    'build time',
  ));
