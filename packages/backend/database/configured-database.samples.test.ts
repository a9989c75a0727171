/** Tests that a demonstration must be chosen explicitly: what an embedded backend contains and does in production. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareSamplePackages } from '@/lib/downloads/prepare-sample-packages';

const initialEnvironment = process.env;
let folder: string;
const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
jest.spyOn(console, 'info').mockImplementation(() => undefined);

const production = {
  SITE_ORIGIN: 'https://www.example.com',
  SESSION_KEY: 's'.repeat(40),
  DOWNLOAD_SIGN_KEY: 'd'.repeat(24),
  LOG_FORMAT: 'text',
  DATABASE_URL: '',
  UPSTREAM_HOST: '',
  DOWNLOAD_HOST: '',
  SMS_WEBHOOK_URL: '',
  DEMO: '',
};

beforeEach(async () => {
  errors.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  process.env = { ...initialEnvironment, ...production, DATA_DIR: folder };
  jest.resetModules();
});
afterEach(async () => {
  process.env = initialEnvironment;
  await rm(folder, { recursive: true });
});

const tables = ['releases', 'v6_releases', 'ads', 'qr_codes', 'promoters', 'activities'] as const;

/** Row counts of each content table, and of invitations with known tokens. */
async function countRows(): Promise<number[]> {
  const { openConfiguredDatabase, prepareDatabase: prepare } =
    await import('./configured-database');
  const db = await prepare(await openConfiguredDatabase());
  try {
    const counts = [];
    for (const table of [...tables, 'invitations'] as const)
      counts.push((await db.selectFrom(table).selectAll().execute()).length);
    return counts;
  } finally {
    await db.destroy();
  }
}

const message = {
  area_code: 86,
  phone: '13812345678',
  channel: 'sms',
  purpose: 'login',
  code: '042017',
} as const;

it('starts empty in production, and logs that no codes are sent', async () => {
  expect(await countRows()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(errors.mock.calls.join()).toContain('SMS_WEBHOOK_URL');
});

it('is filled where a demonstration was chosen, and on a loopback address', async () => {
  process.env.DEMO = '1';
  expect(Math.min(...(await countRows()))).toBeGreaterThan(0);
  expect(errors).not.toHaveBeenCalled();
  // The same database without DEMO: the operator gets a warning, and nothing is removed.
  process.env.DEMO = '';
  expect(Math.min(...(await countRows()))).toBeGreaterThan(0);
  expect(errors.mock.calls.join()).toContain('samples');
});

it('writes no code into a file in production', async () => {
  const { deliverAsConfigured } = await import('../verification-codes/code-delivery');
  await expect(deliverAsConfigured(message)).rejects.toThrow('SMS_WEBHOOK_URL is not set');
  expect(await readdir(folder)).toEqual([]);
  process.env.DEMO = '1';
  await deliverAsConfigured(message);
  expect(await readdir(folder)).toEqual(['outbox']);
});

it('makes no sample packages in production', async () => {
  await prepareSamplePackages(process.env);
  expect(await readdir(folder)).toEqual([]);
});
