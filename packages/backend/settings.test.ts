import { resolve } from 'node:path';
import { allowsSampleData } from '@/lib/core/env/allows-sample-data';
import { readBackendSettings, readSealKeys } from './settings';

const before = { ...process.env };
const names = [
  'SITE_ORIGIN',
  'DEMO',
  'DATA_DIR',
  'DATABASE_URL',
  'DOWNLOAD_HOST',
  'DOWNLOAD_DIR',
  'UPSTREAM_HOST',
  'SMS_WEBHOOK_URL',
  'SMS_WEBHOOK_SECRET',
  'SESSION_KEY',
  'SESSION_KEY_PREVIOUS',
];
beforeEach(() => names.forEach((name) => delete process.env[name]));
afterAll(() => {
  process.env = before;
});

const withSettings = (settings: Readonly<Record<string, string>>) => {
  Object.assign(process.env, settings);
  return readBackendSettings();
};

it('uses a folder next to the process, the site’s own files and no gateway by default', () => {
  expect(readBackendSettings()).toMatchObject({
    siteOrigin: 'http://localhost:3000',
    databaseUrl: undefined,
    databaseFile: resolve('.data/backend.db'),
    outboxFile: resolve('.data/outbox/sms.jsonl'),
    packageBaseUrl: 'http://localhost:3000/files',
    downloadDir: resolve('.data/files'),
    downloadHost: null,
    hasUpstream: false,
    smsWebhook: null,
  });
});

it('treats an empty value as not given', () => {
  expect(withSettings({ DATABASE_URL: '', DATA_DIR: '', UPSTREAM_HOST: '' })).toMatchObject({
    databaseUrl: undefined,
    databaseFile: resolve('.data/backend.db'),
    hasUpstream: false,
  });
});

it('has no folder of packages where another host serves them', () => {
  const settings = withSettings({ DOWNLOAD_HOST: 'https://dl.example.com/', DOWNLOAD_DIR: '/x' });
  expect(settings).toMatchObject({ packageBaseUrl: 'https://dl.example.com', downloadDir: null });
});

it('requires URL and secret of a gateway together', () => {
  expect(() => withSettings({ SMS_WEBHOOK_URL: 'https://sms.example' })).toThrow(
    'SMS_WEBHOOK_SECRET: must be given',
  );
  expect(withSettings({ SMS_WEBHOOK_SECRET: 'secret' }).smsWebhook).toEqual({
    url: 'https://sms.example',
    secret: 'secret',
  });
});

it.each([
  [{}, true],
  [{ SITE_ORIGIN: 'http://127.0.0.1:3000' }, true],
  [{ SITE_ORIGIN: 'http://[::1]:3000' }, true],
  [{ SITE_ORIGIN: 'https://localhost.example.com' }, false],
  [{ SITE_ORIGIN: 'https://127.0.0.1.example.com' }, false],
  [{ SITE_ORIGIN: 'https://www.example.com' }, false],
  [{ SITE_ORIGIN: 'https://www.example.com', DEMO: '1' }, true],
])('with %j samples are allowed: %s, as on the site', (settings, allowed) => {
  expect(withSettings(settings as Record<string, string>).allowsSampleData).toBe(allowed);
  expect(allowsSampleData(process.env)).toBe(allowed);
});

it('requires a key for sealing', () => {
  expect(readSealKeys).toThrow('SESSION_KEY: must be given');
  process.env.SESSION_KEY = 'k'.repeat(32);
  expect(readSealKeys()).toEqual({ current: 'k'.repeat(32), previous: undefined });
});
