import { readSettings } from './kinds';
import { generatedKeys, missingSettings, settingOf, settings } from './settings.mjs';

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
    for (const [name, bytes] of Object.entries(generatedKeys)) {
      const { least } = (settings as Record<string, { least?: number }>)[name] ?? {};
      expect(Buffer.alloc(Number(bytes)).toString('base64url').length).toBeGreaterThanOrEqual(
        least ?? Infinity,
      );
    }
  });
});
