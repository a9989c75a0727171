import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from './kinds';
import { drawnKeys, missingSettings, settingOf, settings } from './settings.mjs';

/** A row as plain data, whatever it has. */
interface Row {
  readonly kind: string;
  readonly value?: string;
  readonly example?: string;
  readonly required?: string;
  readonly secret?: boolean;
}

const rows = Object.entries(settings) as [string, Row][];

it.each(rows)('%s: its default and its example are of its kind', (name, row) => {
  for (const text of [row.value, row.example])
    if (text !== undefined)
      expect(() => readSettings({ [name]: row }, { [name]: text })).not.toThrow();
});

it.each(rows.filter(([, { required }]) => required !== undefined && required !== 'production'))(
  '%s is required with a setting there is',
  (_, { required }) => expect(Object.keys(settings)).toContain(required),
);

it.each(rows.filter(([name]) => /_KEY|_SECRET|DATABASE_URL|REDIS_URL/.test(name)))(
  '%s has a secret in it and nothing built in',
  (name, row) => {
    if (!name.startsWith('TEST_')) expect(row.secret).toBe(true);
    expect(row).not.toHaveProperty('baked');
  },
);

it('takes an empty value for none', () => {
  expect(settingOf('PORT', { PORT: '' })).toBe('3000');
  expect(settingOf('PORT', { PORT: '80' })).toBe('80');
  expect(settingOf('REDIS_URL', { REDIS_URL: '' })).toBeUndefined();
});

describe('what must be given', () => {
  it('is nothing on a developer’s machine', () =>
    expect(missingSettings({}, { production: false })).toEqual([]));

  it('is facts and keys in production', () =>
    expect(missingSettings({ SITE_ORIGIN: 'https://www.example' }, { production: true })).toEqual([
      'COMPANY_LEGAL_NAME',
      'COMPANY_ADDRESS',
      'COMPANY_PHONE',
      'COMPANY_EMAIL',
      'COMPANY_ICP_NUMBER',
      'COMPANY_POLICE_NUMBER',
      'SESSION_KEY',
      'DOWNLOAD_SIGN_KEY',
    ]));

  it('is what another setting cannot do without', () => {
    const missing = (given: object) => missingSettings({ ...given }, { production: false });
    expect(missing({ UPSTREAM_HOST: 'x', UPSTREAM_API_KEY: 'k' })).toEqual([
      'UPSTREAM_ENCRYPTION_KEY',
    ]);
    expect(missing({ SMS_WEBHOOK_URL: 'x' })).toEqual(['SMS_WEBHOOK_SECRET']);
    expect(missing({ APPLICATION_WEBHOOK_URL: 'x' })).toEqual(['APPLICATION_WEBHOOK_SECRET']);
  });

  it('draws keys as long as they must be', () => {
    for (const [name, bytes] of Object.entries(drawnKeys)) {
      const { least } = (settings as Record<string, { least?: number }>)[name] ?? {};
      expect(Buffer.alloc(Number(bytes)).toString('base64url').length).toBeGreaterThanOrEqual(
        least ?? Infinity,
      );
    }
  });
});

/** Of Node, Next, npm and the tests, not of the site. */
const foreign = [
  'NODE_ENV',
  'NEXT_PHASE',
  'NEXT_RUNTIME',
  '__NEXT_PRIVATE_STANDALONE_CONFIG',
  'LOG_FILE',
];

it('knows every variable the sources read', () => {
  const folders = ['app', 'components', 'lib', 'scripts', 'server', 'bench'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const sources = [...folders, 'middleware.ts', 'next.config.ts']
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const read = sources.flatMap((source) =>
    [...source.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name),
  );
  expect(read).toContain('SITE_ORIGIN');
  const known = [...Object.keys(settings), ...foreign];
  expect([...new Set(read)].filter((name) => !known.includes(name))).toEqual([]);
});
