import 'server-only';
import { verbs } from '..';
import type { Language, Verb } from '../verb';

const words = {
  zh: {
    usage: '用法：npm run --silent backend -- <命令> [参数] [选项]',
    alone: '不带命令：单独运行内置后端（开发用）。',
    options: '选项',
    common: [
      ['--json', '输出 JSON'],
      ['--by <姓名>', '操作人，记入操作记录；默认是系统用户'],
      ['--lang zh|en', '帮助与提示的语言；默认看 LANG'],
      ['help <命令>', '某个命令的参数与选项'],
    ],
    confirm: '再输入一次，确认去做；不写只显示会做什么',
    note: '数据库由 DATA_DIR 或 DATABASE_URL 指定（环境变量或 .env 文件，与网站相同）；网站可以同时运行。',
  },
  en: {
    usage: 'usage: npm run --silent backend -- <command> [arguments] [options]',
    alone: 'Without a command: the embedded backend alone, on a port (for development).',
    options: 'Options',
    common: [
      ['--json', 'prints JSON'],
      ['--by <name>', 'who does it, for the audit lines; the user of this machine unless given'],
      ['--lang zh|en', 'language of help and messages; that of LANG unless given'],
      ['help <command>', 'arguments and options of one command'],
    ],
    confirm: 'typed once more to have it done; without it you see what would be done',
    note: 'The database is that of DATA_DIR or DATABASE_URL, from the environment or .env files as for the site, which may run meanwhile.',
  },
} as const;

/** Chinese signs take two columns. */
const width = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);
const padded = (text: string, to: number) => text + ' '.repeat(Math.max(1, to - width(text)));

const lines = (rows: readonly (readonly [string, string])[]) => {
  const widest = Math.max(...rows.map(([left]) => width(left))) + 2;
  return rows.map(([left, right]) => `  ${padded(left, widest)}${right}`);
};

const typedAs = ({ name, positional }: Verb) =>
  [name, ...positional.map((field) => `<${field}>`)].join(' ');

/** All commands with a line each. */
export function helpAll(language: Language): string {
  const { usage, alone, options, common, note } = words[language];
  const rows = verbs.map((verb) => [typedAs(verb), verb.summary[language]] as const);
  return [usage, alone, '', ...lines(rows), '', options, ...lines(common), '', note, ''].join('\n');
}

/** One command with its fields. */
export function helpOf(verb: Verb, language: Language): string {
  const { usage } = words[language];
  const rows = Object.entries(verb.fields).map(
    ([name, text]) =>
      [verb.positional.includes(name) ? `<${name}>` : `--${name}`, text[language]] as const,
  );
  if (verb.previewedBy) rows.push([`--confirm <${verb.confirms}>`, words[language].confirm]);
  const head = usage.replace(/<.*$/, typedAs(verb));
  return [
    head,
    `  ${verb.summary[language]}`,
    '',
    ...(rows.length > 0 ? lines(rows) : []),
    '',
  ].join('\n');
}

/** @param asked the words of a command; what begins with them is shown */
export function helpFor(asked: readonly string[], language: Language): string {
  const start = asked.join(' ');
  const found = start
    ? verbs.filter(({ name }) => name === start || name.startsWith(`${start} `))
    : [];
  return found.length > 0
    ? found.map((verb) => helpOf(verb, language)).join('\n')
    : helpAll(language);
}

export { padded, width };
