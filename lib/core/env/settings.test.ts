import { readSettings } from './read-settings';
import { generatedKeyBytes, missingSettings, settingOf, settings } from './settings.mjs';

/** A row of the table, whichever properties it has. */
interface SettingRow {
  readonly kind: string;
  readonly defaultValue?: string;
  readonly example?: string;
  readonly requiredFor?: string;
  readonly isSecret?: boolean;
}

const rows = Object.entries(settings) as [string, SettingRow][];

it.each(rows)('%s: default and example are valid for its kind', (name, row) => {
  for (const text of [row.defaultValue, row.example])
    if (text !== undefined)
      expect(() => readSettings({ [name]: row }, { [name]: text })).not.toThrow();
});

it.each(
  rows.filter(([, { requiredFor }]) => requiredFor !== undefined && requiredFor !== 'production'),
)('%s is required with an existing setting', (_, { requiredFor }) =>
  expect(Object.keys(settings)).toContain(requiredFor),
);

it.each(rows.filter(([name]) => /_KEY|_SECRET|DATABASE_URL|REDIS_URL/.test(name)))(
  '%s is secret and not built in',
  (name, row) => {
    if (!name.startsWith('TEST_')) expect(row.isSecret).toBe(true);
    expect(row).not.toHaveProperty('isBuiltIn');
  },
);

it('treats an empty value as not given', () => {
  expect(settingOf('PORT', { PORT: '' })).toBe('3000');
  expect(settingOf('PORT', { PORT: '80' })).toBe('80');
  expect(settingOf('REDIS_URL', { REDIS_URL: '' })).toBeUndefined();
});

describe('required settings', () => {
  it('are none on a developer’s machine', () =>
    expect(missingSettings({}, { isProduction: false })).toEqual([]));

  it('are company details and keys in production', () =>
    expect(missingSettings({ SITE_ORIGIN: 'https://www.example' }, { isProduction: true })).toEqual(
      [
        'COMPANY_LEGAL_NAME',
        'COMPANY_ADDRESS',
        'COMPANY_PHONE',
        'COMPANY_EMAIL',
        'COMPANY_ICP_NUMBER',
        'COMPANY_POLICE_NUMBER',
        'SESSION_KEY',
        'DOWNLOAD_SIGN_KEY',
      ],
    ));

  it('include those another setting depends on', () => {
    const missingOf = (given: object) => missingSettings({ ...given }, { isProduction: false });
    expect(missingOf({ UPSTREAM_HOST: 'x', UPSTREAM_API_KEY: 'k' })).toEqual([
      'UPSTREAM_ENCRYPTION_KEY',
    ]);
    expect(missingOf({ SMS_WEBHOOK_URL: 'x' })).toEqual(['SMS_WEBHOOK_SECRET']);
    expect(missingOf({ APPLICATION_WEBHOOK_URL: 'x' })).toEqual(['APPLICATION_WEBHOOK_SECRET']);
  });

  it('generated keys have the required length', () => {
    for (const [name, bytes] of Object.entries(generatedKeyBytes)) {
      const { min } = (settings as Record<string, { min?: number }>)[name] ?? {};
      expect(Buffer.alloc(Number(bytes)).toString('base64url').length).toBeGreaterThanOrEqual(
        min ?? Infinity,
      );
    }
  });
});
