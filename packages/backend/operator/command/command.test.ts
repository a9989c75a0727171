import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, type Db } from '../../database/open';
import { migrateToLatest } from '../../database/migrate';
import { verbs } from '..';
import type { Surroundings } from '../verb';
import { runCommand } from '.';
import { languageOf, readArguments } from './arguments';
import { helpAll, helpOf } from './help';
import { printed } from './print';

const surroundings = (): Surroundings => ({
  database: { file: '/nowhere/backend.db' },
  dataDir: '/nowhere',
  downloadDir: null,
  downloadHost: null,
  outbox: '/nowhere/sms.jsonl',
  siteOrigin: 'https://site.example',
  hasUpstream: false,
  hasPage: () => false,
  smsGateway: null,
  applicationReceiver: null,
});

const written = { out: '', err: '' };
let db: Db;
beforeEach(() => Object.assign(written, { out: '', err: '' }));

async function run(...args: string[]): Promise<number> {
  db = await openSqlite(':memory:');
  await migrateToLatest(db);
  return runCommand(args, {
    open: () => Promise.resolve(db),
    surroundings,
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
  });
}

it('says which pages follow a change, and nothing where none do', async () => {
  expect(await run('count', 'set', '700', '--json')).toBe(0);
  expect(JSON.parse(written.out)).toMatchObject({ count: '700' });
  expect(await run('block', 'phone', '13812345678')).toBe(0);
});

it.each([
  [['nonsense'], 2, 'no such command'],
  [['applications'], 2, 'no such command'],
  [['audit', 'list', '--nothing'], 2, 'nothing'],
  [['audit', 'list', 'more'], 2, 'Too many words'],
  [['applications', 'show', '1'], 2, 'number of an application'],
  [['applications', 'show', '22222-22222'], 1, 'There is no application'],
  [['unblock', 'phone', '13812345678'], 1, 'not blocked'],
  [['test-webhook'], 1, 'APPLICATION_WEBHOOK_URL'],
])('%j ends with %d and says why', async (args, code, reason) => {
  const ended = await run(...args, '--lang', 'en');
  expect([ended, written.out]).toEqual([code, '']);
  expect(written.err).toContain(reason);
});

it('says it in Chinese', async () => {
  expect(await run('unblock', 'phone', '13812345678', '--lang', 'zh')).toBe(1);
  expect(written.err).toBe('它没有被封禁。\n');
});

describe('erasing somebody', () => {
  const phone = '13812345678';
  const blocked = async (...args: string[]) => {
    const file = join(mkdtempSync(join(tmpdir(), 'command-')), 'backend.db');
    const parts = {
      open: async () => {
        db = await openSqlite(file);
        await migrateToLatest(db);
        return db;
      },
      surroundings,
      out: (text: string) => void (written.out += text),
      err: (text: string) => void (written.err += text),
    };
    await runCommand(['block', 'phone', phone], parts);
    Object.assign(written, { out: '', err: '' });
    const code = await runCommand(args, parts);
    const said = { ...written };
    Object.assign(written, { out: '', err: '' });
    await runCommand(['blocks', 'list', '--json'], parts);
    return { code, ...said, left: (JSON.parse(written.out) as unknown[]).length };
  };

  it.each([
    ['en', /^Goes:\n {2}Block \(1\): removed\nStays:\n/, /^Nothing has been done yet\./],
    ['zh', /^删除：\n {2}封禁 \(1\): 删除\n保留：\n/, /^还没有做。/],
  ])('first shows what would go, and says what to type (%s)', async (lang, shown, hint) => {
    const said = await blocked('people', 'erase', phone, '--lang', lang);
    expect([said.code, said.left]).toEqual([1, 1]);
    expect(said.out).toMatch(shown);
    expect(said.err).toMatch(hint);
    expect(said.err).toContain(`people erase '${phone}' --confirm '${phone}'\n`);
  });

  it.each([
    ['another phone', '13812345679', 1, 1],
    ['the same phone', '138 1234-5678', 0, 0],
  ])('with %s typed once more', async (_, again, code, left) => {
    expect(await blocked('people', 'erase', phone, '--confirm', again)).toMatchObject({
      code,
      left,
    });
  });

  it('is explained by its help', () => {
    const erase = verbs.find(({ name }) => name === 'people erase')!;
    expect(helpOf(erase, 'en')).toMatch(/--confirm <phone> +typed once more/);
  });
});

it.each(['people export', 'applications export'])(
  '%s prints JSON, as its help says',
  async (words) => {
    const more = words.startsWith('people') ? ['13812345678'] : [];
    expect(await run(...words.split(' '), ...more)).toBe(0);
    expect(() => JSON.parse(written.out) as unknown).not.toThrow();
    expect(verbs.find(({ name }) => name === words)?.summary.en).toContain('JSON');
  },
);

it('says that there is no database instead of beginning one', async () => {
  const parts = { out: () => undefined, err: (text: string) => void (written.err += text) };
  const code = await runCommand(['audit', 'list'], {
    ...parts,
    open: () => Promise.reject(new Error('There is no database')),
    surroundings,
  });
  expect([code, written.err]).toEqual([1, 'There is no database\n']);
});

it.each([
  [['audit', 'list', '--by', 'bo'], { by: 'bo' }],
  [['--by', 'bo', 'applications', 'take', 'X'], { number: 'X' }],
  [['applications', 'take', 'X', '--over', 'yes', '--json'], { number: 'X', over: 'yes' }],
  [['test-sms', '+1 4155550123'], { phone: '+1 4155550123' }],
])('reads %j', (args, input) => expect(readArguments(args, {}).input).toEqual(input));

it('knows who asks', () => {
  expect(readArguments(['applications', 'list', '--by', 'bo'], {}).who).toBe('bo');
  expect(readArguments(['applications', 'list'], { SUDO_USER: 'cy' }).who).toBe('cy');
  // There it names whose lines are asked for.
  expect(readArguments(['audit', 'list', '--by', 'bo'], { SUDO_USER: 'cy' }).who).toBe('cy');
});

it.each([
  [undefined, { LANG: 'zh_CN.UTF-8' }, 'zh'],
  [undefined, { LC_ALL: 'C', LANG: 'zh_CN.UTF-8' }, 'en'],
  [undefined, {}, 'en'],
  ['zh', { LANG: 'en_US' }, 'zh'],
  ['en', { LANG: 'zh_CN' }, 'en'],
])('speaks %s with %j: %s', (asked, env, language) =>
  expect(languageOf(asked, env)).toBe(language),
);

it('names every verb once, and explains it with its fields in both languages', () => {
  expect(new Set(verbs.map(({ name }) => name)).size).toBe(verbs.length);
  for (const language of ['zh', 'en'] as const) {
    for (const verb of verbs) {
      expect(helpAll(language)).toContain(`  ${verb.name}`);
      for (const field of Object.keys(verb.fields)) expect(helpOf(verb, language)).toContain(field);
      expect(Object.keys(verb.fields)).toEqual(expect.arrayContaining([...verb.positional]));
      expect(Object.keys(verb.fields).filter((name) => ['json', 'lang'].includes(name))).toEqual(
        [],
      );
    }
  }
});

it('prints what a visitor wrote without its control signs', () => {
  const clear = '\u001b[2Jhello\u202e';
  const table = printed([{ contact: clear }], false);
  expect(table).not.toMatch(/[\u001b\u202e]/);
  expect(printed(`a\tb\r\n${clear}c`, false)).toBe('a\tb\n [2Jhello c\n');
  expect(printed({ note: `a\n${clear}` }, false)).not.toMatch(/[\u001b\u202e]/);
  expect(JSON.parse(printed([{ contact: clear }], true))).toEqual([{ contact: clear }]);
});
