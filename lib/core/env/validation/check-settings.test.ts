import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings, toolSettings } from '../settings.mjs';
import { settingsProblems } from './check-settings.mjs';
import { settingKinds as kinds } from './setting-kinds.mjs';

interface SettingRow {
  readonly kind: string;
  readonly defaultValue?: string;
  readonly example?: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly isSecret?: boolean;
}

/** Values that each kind refuses, and values that it accepts in addition to the examples of the table. */
const samples: Record<
  string,
  { invalid: (row: SettingRow) => string[]; valid: (row: SettingRow) => string[] }
> = {
  // Any text is valid, and an empty text counts as not given.
  text: { invalid: () => [], valid: () => ['x', '超级浏览器'] },
  folder: { invalid: () => ['a\0b'], valid: () => ['.data', '/srv/data', 'C:\\data'] },
  file: {
    invalid: () => ['a\0b', '/srv/', '.', '..', '/srv/..', 'C:\\data\\'],
    valid: () => ['list.sig', '.list', '/srv/a.b/list.sig', 'C:\\data\\list.sig'],
  },
  telephone: { invalid: () => ['12'], valid: () => ['400-000-0000'] },
  email: {
    invalid: () => ['no-address', 'a@b', 'a..b@c.cn', '@c.cn', 'a b@c.cn', 'a@c.cn,b@c.cn'],
    valid: () => ['hello@example.com', "o'neil+x@mail.example.cn"],
  },
  choice: {
    invalid: ({ choices = [] }) => ['other', `${choices[0]}_`.toUpperCase(), ` ${choices[0]}`],
    valid: ({ choices = [] }) => [...choices],
  },
  count: {
    invalid: ({ min = 0, max = 0 }) => [
      'banana',
      '-1',
      '2.5',
      '1e2',
      '0x10',
      ' 7',
      '99999999999999999999',
      ...(min > 0 ? [String(min - 1)] : []),
      ...(max < Number.MAX_SAFE_INTEGER ? [String(max + 1)] : []),
    ],
    valid: ({ min = 0, max = 0 }) => [String(min), String(max)],
  },
  httpUrl: {
    invalid: () => ['trial', 'javascript:alert(1)', 'ftp://a.cn', 'https://', 'http:a.cn'],
    valid: () => ['https://a.cn/x?y=1', 'http://127.0.0.1:81/'],
  },
  httpUrls: {
    invalid: () => ['weibo', 'https://a.cn ftp://b.cn', ' '],
    valid: () => ['https://a.cn/x  https://b.cn'],
  },
  httpsUrl: {
    invalid: () => ['http://a.cn/', 'a.cn', 'https://', 'https://a.cn/\nContact: x', 'https://a b'],
    valid: () => ['https://a.cn/security-policy'],
  },
  securityContacts: {
    invalid: () => [
      'security@a.cn',
      'mailto:no-address',
      'mailto:a@b.cn,c@d.cn',
      'mailto:a@b.cn http://c.cn',
      'mailto:a@b.cn\u0000',
      'javascript:alert(1)',
      ' ',
    ],
    valid: () => ['mailto:security@a.cn', 'https://a.cn/report  mailto:b@c.cn'],
  },
  day: {
    invalid: () => [
      '2027-02-30',
      '2027-13-01',
      '27-01-01',
      '2027-1-1',
      '2027-06-30T00:00:00Z',
      'soon',
    ],
    valid: () => ['2027-06-30', '2028-02-29'],
  },
  originOf: { invalid: () => ['www.a.cn', 'ftp://a.cn'], valid: () => ['https://a.cn/path'] },
  origin: {
    invalid: () => [
      'a.cn',
      'https://a.cn/base',
      'https://a.cn?x',
      'https://a.cn#x',
      'https://u:p@a.cn',
      'ftp://a.cn',
    ],
    valid: () => ['https://a.cn', 'http://127.0.0.1:3900/'],
  },
  origins: {
    invalid: () => ['a.cn', 'https://a.cn x'],
    valid: () => ['https://a.cn, http://b.cn:81'],
  },
  hosts: {
    invalid: () => ['https://a.cn', 'a/b', 'u@x.cn'],
    valid: () => ['a.cn, b.cn:81', '[::1]'],
  },
  host: { invalid: () => ['a.cn b.cn', 'a/b'], valid: () => ['a.cn:8443'] },
  ipRanges: {
    invalid: () => ['proxy', '10.0.0.0/33', '::1/129', '1.2.3', '10.0.0.1/8/8', '127.0.0.1 x'],
    valid: () => ['127.0.0.1 10.0.0.0/8, ::1', 'fd00::/8'],
  },
  key: {
    invalid: ({ min = 0 }) => ['k'.repeat(min - 1)],
    valid: ({ min = 0 }) => ['k'.repeat(min)],
  },
  indexNowKey: {
    invalid: () => [
      'short12',
      'a'.repeat(129),
      'with_underscore',
      '../../passwd',
      'a b c d e f',
      '密钥密钥密钥密钥',
    ],
    valid: () => ['a1B2c3D4', '-'.repeat(8), 'f'.repeat(128)],
  },
  sixteenBytes: {
    invalid: () => ['15 bytes only..', '17 bytes, one off', '十六个字节不等于十六个字符的密钥'],
    valid: () => ['0123456789abcdef'],
  },
  postgres: {
    invalid: () => ['mysql://x/y', 'localhost:5432', 'postgres:x'],
    valid: () => ['postgres://u:p@h/db', 'postgresql:///db?host=/run/postgresql'],
  },
  redis: {
    invalid: () => ['http://x', 'redis://', 'localhost:6379'],
    valid: () => ['redis://localhost:6379/1', 'rediss://u:p@h'],
  },
};

const rows = Object.entries(settings) as [string, SettingRow][];
const checkedRows = rows.filter(([name]) => !(name in toolSettings));

it('has samples of every existing kind, and every setting has a kind', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(kinds).sort());
  for (const [name, { kind }] of rows) expect([name, kind in kinds]).toEqual([name, true]);
});

const invalidSamples = checkedRows.flatMap(([name, row]) =>
  (samples[row.kind]?.invalid(row) ?? []).map((value) => ({ name, value })),
);
const validSamples = checkedRows.flatMap(([name, row]) =>
  [...(samples[row.kind]?.valid(row) ?? []), row.defaultValue, row.example].flatMap((value) =>
    value === undefined ? [] : [{ name, value }],
  ),
);
const problemLines = (purpose: 'build' | 'start', name: string, value: string) =>
  settingsProblems(purpose, { [name]: value }).filter((line) => line.startsWith(`${name}: `));

it.each(invalidSamples)('$name: $value stops build and start, in one line', ({ name, value }) => {
  for (const purpose of ['build', 'start'] as const) {
    const [line, ...more] = problemLines(purpose, name, value);
    expect(line).toMatch(/^[A-Z_]+: must /);
    expect(more).toEqual([]);
    expect(line).not.toContain('\n');
  }
});

it.each(validSamples)('$name: $value is accepted', ({ name, value }) =>
  expect(problemLines('start', name, value)).toEqual([]),
);

it.each(checkedRows.filter(([, { isSecret }]) => isSecret))('%s is never printed', (name) => {
  const value = 'so-secret';
  for (const line of settingsProblems('start', { [name]: value }))
    expect(line).not.toContain(value);
});

it('treats an empty value as not given', () =>
  expect(settingsProblems('start', Object.fromEntries(rows.map(([name]) => [name, ''])))).toEqual(
    [],
  ));

it.each([
  [
    { SMS_WEBHOOK_URL: 'https://sms.cn' },
    ['SMS_WEBHOOK_SECRET: must be given, because SMS_WEBHOOK_URL is set'],
  ],
  [
    { APPLICATION_WEBHOOK_URL: 'https://crm.cn' },
    ['APPLICATION_WEBHOOK_SECRET: must be given, because APPLICATION_WEBHOOK_URL is set'],
  ],
  [
    { UPSTREAM_HOST: 'https://api.cn' },
    [
      'UPSTREAM_API_KEY: must be given, because UPSTREAM_HOST is set',
      'UPSTREAM_ENCRYPTION_KEY: must be given, because UPSTREAM_HOST is set',
    ],
  ],
  [
    { SECURITY_CONTACTS: 'mailto:security@a.cn' },
    ['SECURITY_EXPIRES: must be given, because SECURITY_CONTACTS is set'],
  ],
  [{ SITE_ORIGIN: 'nowhere' }, ['SITE_ORIGIN: must be an http(s) address']],
])('a start with %j reports what is missing; a build needs none of it (B6)', (given, wanted) => {
  expect(settingsProblems('start', given)).toEqual(wanted);
  expect(settingsProblems('build', given)).toEqual(wanted.filter((line) => !/given/.test(line)));
});

it('in production names every required value and key, invalid values before them', () => {
  const problems = settingsProblems('start', {
    SITE_ORIGIN: 'https://www.example.cn',
    PORT: 'banana',
  });
  expect(problems[0]).toBe('PORT: must be a whole number from 0 to 65535');
  expect(problems).toContain('SESSION_KEY: must be given, because SITE_ORIGIN is a public address');
  expect(problems).toHaveLength(9);
});

it('needs nothing but Node, so that a clone without packages is checked as well', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  cpSync('lib/core/env', join(clone, 'lib/core/env'), { recursive: true });
  writeFileSync(
    join(clone, 'start.mjs'),
    `import { stopOnInvalidSettings } from './lib/core/env/validation/check-settings.mjs'; stopOnInvalidSettings('start');`,
  );
  const start = (PORT: string) =>
    spawnSync(process.execPath, [join(clone, 'start.mjs')], { env: { PORT } as never });
  expect(start('80').status).toBe(0);
  const { status, stderr } = start('banana');
  expect(status).toBe(1);
  expect(stderr.toString()).toBe(
    '\n✖ These settings cannot be used:\n  PORT: must be a whole number from 0 to 65535\n\n',
  );
});
