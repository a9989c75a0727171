import { resolve } from 'node:path';
import { getRuntimeEnv } from './runtime';

const key = 'k'.repeat(16);

describe('getRuntimeEnv', () => {
  it('needs nothing on loopback', () => {
    expect(getRuntimeEnv({})).toMatchObject({
      DATA_DIR: resolve('.data'),
      DOWNLOAD_DIR: resolve('.data/files'),
    });
  });

  it('reduces URLs to their origins', () => {
    expect(getRuntimeEnv({ DOWNLOAD_HOST: 'https://dl.example.com/' }).DOWNLOAD_HOST).toBe(
      'https://dl.example.com',
    );
  });

  it('treats an empty value as not given', () => {
    expect(getRuntimeEnv({ UPSTREAM_HOST: '' }).UPSTREAM_HOST).toBeUndefined();
  });

  it.each([
    ['UPSTREAM_HOST', { UPSTREAM_HOST: 'api.example.com' }],
    ['UPSTREAM_HOST', { UPSTREAM_HOST: 'https://api.example.com/base' }],
    ['UPSTREAM_HOST', { UPSTREAM_HOST: 'ftp://api.example.com' }],
    ['UPSTREAM_ENCRYPTION_KEY', { UPSTREAM_ENCRYPTION_KEY: '15 bytes only..' }],
    ['UPSTREAM_ENCRYPTION_KEY', { UPSTREAM_ENCRYPTION_KEY: '十六个字节不等于十六个字符的密钥' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
    ['DOWNLOAD_SIGN_KEY', { DOWNLOAD_SIGN_KEY: 'short' }],
    ['SMS_WEBHOOK_URL', { SMS_WEBHOOK_URL: 'ftp://sms.example.com', SMS_WEBHOOK_SECRET: key }],
    ['SMS_WEBHOOK_SECRET', { SMS_WEBHOOK_URL: 'https://sms.example.com/send' }],
    [
      'UPSTREAM_API_KEY',
      { UPSTREAM_HOST: 'https://api.example.com', UPSTREAM_ENCRYPTION_KEY: key },
    ],
    [
      'UPSTREAM_ENCRYPTION_KEY',
      { UPSTREAM_HOST: 'https://api.example.com', UPSTREAM_API_KEY: key },
    ],
    ['SESSION_KEY', { SESSION_KEY: 'short' }],
    ['REDIS_URL', { REDIS_URL: 'https://cache.example.com' }],
    ['CODES_PER_HOUR', { CODES_PER_HOUR: '0' }],
  ])('names %s in %j', (name, source) => {
    expect(() => getRuntimeEnv(source)).toThrow(name);
  });

  describe('on a public origin', () => {
    const withOrigin = async (source: Record<string, string>) => {
      process.env.SITE_ORIGIN = 'https://www.example.com';
      jest.resetModules();
      const fresh = await import('./runtime');
      return () => fresh.getRuntimeEnv(source);
    };
    afterEach(() => {
      delete process.env.SITE_ORIGIN;
      delete process.env.NEXT_PHASE;
    });

    const keys = { DOWNLOAD_SIGN_KEY: key, SESSION_KEY: key.padEnd(32, '0') };

    it.each(['DOWNLOAD_SIGN_KEY', 'SESSION_KEY'] as const)('names a missing %s', async (name) => {
      expect(await withOrigin({ ...keys, [name]: '' })).toThrow(name);
    });

    it('accepts both, and needs none while building', async () => {
      expect(await withOrigin(keys)).not.toThrow();
      process.env.NEXT_PHASE = 'phase-production-build';
      expect(await withOrigin({})).not.toThrow();
    });
  });
});
