/** Tests the output of typed commands. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '../../database/migrate';
import { openSqlite } from '../../database/open-database';
import { sampleDeployment } from '../../testing/support/sample-deployment';
import { allGroups } from '../all-operation-groups';
import { languageOf, parseArguments } from './parse-arguments';
import { formatCommandList, formatCommandHelp } from './help';
import { replaceOldNames } from './replace-old-names';
import { printableLines, formatDetails, formatTable } from './format-output';
import { commands, runCommand } from './run-command';

const open = (file: string) => async () => {
  const db = await openSqlite(file);
  await migrateToLatest(db);
  return db;
};
let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'command-')), 'backend.db');
});

async function run(...args: string[]) {
  const result = { out: '', err: '' };
  const code = await runCommand(args, {
    openDatabase: open(file),
    readDeploymentContext: () => sampleDeployment,
    print: (text) => void (result.out += text),
    printError: (text) => void (result.err += text),
  });
  return { code, ...result };
}
const runAsJson = async (...args: string[]) =>
  JSON.parse((await run(...args, '--json')).out) as Record<string, unknown>[];

it.each([
  [['nonsense'], 2, 'no such command'],
  [['applications'], 2, 'no such command'],
  [['audit', 'list', '--nothing'], 2, 'nothing'],
  [['audit', 'list', 'more'], 2, 'Too many words'],
  [['applications', 'show', '1'], 2, '<number>: must be the number of an application'],
  [['applications', 'show', '22222-22222'], 1, 'no such record'],
  [['ads', 'set', 'top', '--link', 'javascript:1'], 2, '--link: must be a path of this site'],
  [['ads', 'set', 'left', '--link', '/'], 2, '<slot>: must be one of: top, bottom'],
  [['promoters', 'set', 'abc', '--base', '1'], 2, '--more: must be given for a new one'],
  [['audit', 'list', '--limit', 'many'], 2, '--limit: must be a number'],
  [['audit', 'list', '--page', '0'], 2, '--page: must be at least 1'],
  [['people', 'unblock', '13812345678'], 1, 'not blocked'],
  [['webhooks', 'test'], 1, 'APPLICATION_WEBHOOK_URL'],
])('%j ends with %d and says why', async (args, code, reason) => {
  const result = await run(...args, '--lang', 'en');
  expect([result.code, result.out]).toEqual([code, '']);
  expect(result.err).toContain(reason);
});

it.each([
  [['help', 'people', 'unblock']],
  [['--lang', 'en', 'help', 'people', 'unblock']],
  [['--by', 'anna', 'help', 'people', 'unblock', '--lang', 'en']],
  [['people', 'unblock', '--help', '--lang', 'en']],
])('%j shows help and does nothing', async (args) => {
  const { code, out, err } = await run(...args);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^usage: .* people unblock <phone>/);
});

it('prints messages in Chinese with --lang zh', async () => {
  expect(await run('people', 'unblock', '13812345678', '--lang', 'zh')).toEqual({
    code: 1,
    out: '',
    err: '没有被封禁。\n',
  });
  const result = await run('ads', 'set', 'top', '--link', 'javascript:1', '--lang', 'zh');
  expect(result.err).toMatch(/^--link：必须是本站路径/);
});

it('tells people in words, and programs in JSON', async () => {
  const setResult = await run(
    'promoters',
    'set',
    'abc',
    '--base',
    '50',
    '--more',
    '30',
    '--lang',
    'zh',
  );
  expect(setResult).toMatchObject({
    code: 0,
    out: '已保存推广者 abc：基础券 50 元，加赠券 30 元。约 1 分钟后生效。\n',
  });
  const listResult = await run('promoters', 'list', '--lang', 'zh');
  expect(listResult.out).toMatch(/^推广码 +推荐人 +公司 +基础券（元）/);
  expect(await runAsJson('promoters', 'list')).toMatchObject([
    { id: 'abc', base: 50, to_v6: false },
  ]);
  const linkResult = await run('promoters', 'link', 'abc', '--lang', 'en');
  expect(linkResult.out).toMatch(
    /^Done · Make a link to figures · abc\nExpires +\S.*\nLink \(shown this once\) +https:/,
  );
  expect(await runAsJson('promoters', 'link', 'abc')).toMatchObject({ promoter: 'abc' });
  expect(await runAsJson('applications', 'export')).toEqual([]);
});

it('says who typed it, and in whose name', async () => {
  await run('ads', 'set', 'top', '--link', '/', '--title', '双十二', '--by', 'anna');
  const [entry] = await runAsJson('audit', 'list', '--by', 'anna');
  expect((entry?.who as { en: string }).en).toMatch(/^command line: anna \(.+\)$/);
});

describe('erasing a person', () => {
  const phone = '13812345678';
  const countBlocks = async () => (await runAsJson('blocks', 'list')).length;
  beforeEach(() => run('people', 'block', phone));

  it.each([
    ['en', /^What goes +Block \(1\): removed\n/, /^Nothing has been done yet\./],
    ['zh', /^会删除 +封禁（1）：删除\n/, /^还没有做。/],
  ])('first shows what would go, and says what to type (%s)', async (lang, shown, hint) => {
    const result = await run('people', 'erase', phone, '--lang', lang);
    expect([result.code, await countBlocks()]).toEqual([1, 1]);
    expect(result.out).toMatch(shown);
    expect(result.err).toMatch(hint);
    expect(result.err).toContain(`people erase '${phone}' --confirm '${phone}'\n`);
  });

  it.each([
    ['another phone', '13812345679', 2, 1],
    ['the same phone', '138 1234-5678', 0, 0],
  ])('with %s typed once more', async (_, again, code, stay) => {
    expect((await run('people', 'erase', phone, '--confirm', again)).code).toBe(code);
    expect(await countBlocks()).toBe(stay);
  });
});

it('says that there is no database instead of beginning one', async () => {
  let err = '';
  const code = await runCommand(['audit', 'list'], {
    openDatabase: () => Promise.reject(new Error('There is no database')),
    readDeploymentContext: () => sampleDeployment,
    print: () => undefined,
    printError: (text) => void (err += text),
  });
  expect([code, err]).toEqual([1, 'There is no database\n']);
});

it.each([
  [['audit', 'list', '--by', 'bo'], { by: 'bo' }],
  [['--by', 'bo', 'applications', 'take', 'X'], { number: 'X' }],
  [['applications', 'done', 'X', 'Y,Z', '--note', 'sold'], { number: 'X,Y,Z', note: 'sold' }],
  [['promoters', 'set', 'a', '--to-v6', 'yes', '--json'], { id: 'a', to_v6: 'yes' }],
  [['news', 'save', 'a', '--zh-title', 't'], { slug: 'a', 'zh-title': 't' }],
  [['restore', 'a.db', '--replace'], { file: 'a.db', replace: 'true' }],
  [['test-sms', '+1 4155550123'], { phone: '+1 4155550123' }],
])('reads %j', (args, input) => expect(parseArguments(args, commands, {}).input).toEqual(input));

it('takes the actor from --by, else from SUDO_USER', () => {
  const nameOf = (args: string[], env = {}) => parseArguments(args, commands, env).actor.name;
  expect(nameOf(['applications', 'list', '--by', 'bo'])).toBe('bo');
  expect(nameOf(['applications', 'list'], { SUDO_USER: 'cy' })).toBe('cy');
  // `audit list --by` filters by an account.
  expect(nameOf(['audit', 'list', '--by', 'bo'], { SUDO_USER: 'cy' })).toBe('cy');
});

it.each([
  [undefined, { LANG: 'zh_CN.UTF-8' }, 'zh'],
  [undefined, { LC_ALL: 'C', LANG: 'zh_CN.UTF-8' }, 'en'],
  [undefined, {}, 'en'],
  ['zh', { LANG: 'en_US' }, 'zh'],
  ['en', { LANG: 'zh_CN' }, 'en'],
])('speaks %s with %j: %s', (requested, env, language) =>
  expect(languageOf(requested, env)).toBe(language),
);

it('names every command once, and explains it with its arguments in both languages', () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
  for (const language of ['zh', 'en'] as const)
    for (const command of commands) {
      expect(formatCommandList(commands, language)).toContain(`  ${command.name}`);
      for (const { name } of command.options)
        expect(formatCommandHelp(command, language)).toContain(`--${name.replaceAll('_', '-')}`);
    }
});

it.each([
  ['applications take K --over yes', 'applications take-over K'],
  ['applications take K', 'applications take K'],
  ['applications close A,B', 'applications done A,B'],
  ['applications list --since 2026-01-01', 'applications list --from 2026-01-01'],
  ['--by anna block phone 138', '--by anna people block 138'],
  ['people find 138', 'people list --phone 138'],
  [
    'release mark --system linux --line v5 --version 5.1.0 --type beta',
    'releases mark linux:v5:5.1.0 beta',
  ],
  ['release retire --system linux --line v5 --version 5.1.0', 'releases retire linux:v5:5.1.0'],
  ['release publish ID --system linux', 'releases publish ID --platform linux'],
  ['releases list --system linux', 'releases list --platform linux'],
  ['release add a.deb --system linux', 'releases add a.deb --platform linux'],
  ['mourning on', 'settings on mourning'],
  ['count set 700', 'settings set stores 700'],
  ['campaign dates a --start x', 'campaigns dates a --start x'],
])('%s is still understood', (typed, now) => {
  expect(replaceOldNames(typed.split(' ')).join(' ')).toBe(now);
});

it('understands every name an operation had', () => {
  const aliases = allGroups.flatMap(({ operations }) =>
    Object.values(operations).flatMap((one) => one.aliases ?? []),
  );
  const names = new Set(commands.map(({ name }) => name));
  for (const alias of aliases) {
    const now = replaceOldNames(alias.split(' '));
    expect(names).toContain(now.length > 2 ? now.slice(0, 2).join(' ') : now.join(' '));
  }
});

it('prints what a visitor wrote without its control characters', () => {
  const clear = '\u001b[2Jhello\u202e';
  expect(formatTable([[clear, 'b']])).not.toMatch(/[\u001b\u202e]/);
  expect(formatDetails([[`a`, `b\n${clear}`]])).toBe('a  b\n    [2Jhello\n');
  expect(printableLines(`a\tb\r\n${clear}c`)).toBe('a\tb\n [2Jhello c');
});
