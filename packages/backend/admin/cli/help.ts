/** Help in the reader's language. */
import 'server-only';
import type { BilingualText, Language } from '@superbrowser/shared/bilingual-text';
import { formatPositional, optionName, type Argument, type Command } from './command-definition';
import { displayWidth } from './format-output';

const helpWords = {
  zh: {
    usage: '用法：npm run --silent backend -- <命令> [参数] [选项]',
    withoutCommand: '不带命令：与 serve 相同。',
    options: '选项',
    required: '（必填）',
    forNew: '（新增时必填）',
    common: [
      ['--json', '输出 JSON'],
      ['--by <姓名>', '操作人，记入操作记录；默认是系统用户'],
      ['--lang zh|en', '帮助与提示的语言；默认看 LANG'],
      ['help <命令>', '某个命令的参数与选项'],
    ],
    note: '数据库由 DATA_DIR 或 DATABASE_URL 指定（环境变量或 .env 文件，与网站相同）；网站可以同时运行。',
  },
  en: {
    usage: 'usage: npm run --silent backend -- <command> [arguments] [options]',
    withoutCommand: 'Without a command: the same as serve.',
    options: 'Options',
    required: ' (required)',
    forNew: ' (required for a new record)',
    common: [
      ['--json', 'prints JSON'],
      ['--by <name>', 'who does it, for the audit log; the user of this machine unless given'],
      ['--lang zh|en', 'language of help and messages; that of LANG unless given'],
      ['help <command>', 'arguments and options of one command'],
    ],
    note: 'The database is that of DATA_DIR or DATABASE_URL, from the environment or .env files as for the site, which may run meanwhile.',
  },
} as const;

/** Commands that are programs of their own (scripts/operate.mjs, scripts/programs/backend.ts). */
export const separateCommands: readonly { readonly usage: string; readonly help: BilingualText }[] =
  [
    {
      usage: 'export applications|accounts|events',
      help: {
        zh: '导出全部申请、账号或访问统计（CSV 或 JSON）；单独的 export 会列出选项',
        en: 'Prints all applications, accounts or analytics events as CSV or JSON; export alone prints its options',
      },
    },
    {
      usage: 'export screenshot <number> > <file>',
      help: { zh: '输出一条反馈的截图', en: 'Prints the screenshot of a feedback' },
    },
    {
      usage: 'seed',
      help: {
        zh: '把内容重置为示例；仅用于开发与演示',
        en: 'Resets the content to the samples; for development and demonstrations',
      },
    },
    {
      usage: 'serve',
      help: {
        zh: '单独运行内置后端，供一个或几个网站使用；PORT 与 HOST 指定端口与地址',
        en: 'Runs the embedded backend alone on PORT and HOST, for one or several sites',
      },
    },
  ];

const alignedLines = (rows: readonly (readonly [string, string])[]) => {
  const leftWidth = Math.max(0, ...rows.map(([left]) => displayWidth(left))) + 2;
  return rows.map(
    ([left, right]) => `  ${left}${' '.repeat(leftWidth - displayWidth(left))}${right}`,
  );
};

const usageOf = ({ name, positional }: Command) =>
  [name, ...positional.map(formatPositional)].join(' ');

/** All commands, one per line. */
export function formatCommandList(commands: readonly Command[], language: Language): string {
  const { usage, withoutCommand, options, common, note } = helpWords[language];
  const rows = [
    ...commands.map((command) => [usageOf(command), command.help[language]] as const),
    ...separateCommands.map(({ usage: separate, help }) => [separate, help[language]] as const),
  ];
  return [
    usage,
    withoutCommand,
    '',
    ...alignedLines(rows),
    '',
    options,
    ...alignedLines(common),
    '',
    note,
    '',
  ].join('\n');
}

/** One command with its arguments. */
export function formatCommandHelp(command: Command, language: Language): string {
  const { usage, required, forNew } = helpWords[language];
  const isFlag = ({ format }: Argument) => format === 'flag';
  const sentenceEnd = language === 'zh' ? '。' : '. ';
  const describeArgument = ({ label, hint, choices, ...argument }: Argument) =>
    [
      label[language],
      choices && ` (${choices.join(' | ')})`,
      argument.isRequired ? required : argument.isRequiredForNew && forNew,
      hint && sentenceEnd + hint[language],
    ]
      .filter(Boolean)
      .join('');
  const rows = [
    ...command.positional.map(
      (argument) =>
        [formatPositional(argument), describeArgument({ ...argument, isRequired: false })] as const,
    ),
    ...command.options.map(
      (argument) =>
        [
          `--${optionName(argument.name)}${isFlag(argument) ? '' : ' <value>'}`,
          describeArgument(argument),
        ] as const,
    ),
  ];
  const head = usage.replace(/<.*$/, usageOf(command));
  return [head, `  ${command.help[language]}`, '', ...alignedLines(rows), ''].join('\n');
}

/** @param path the first words of the commands to show */
export function formatHelpFor(
  path: readonly string[],
  commands: readonly Command[],
  language: Language,
): string {
  const prefix = path.join(' ');
  const matchingCommands = commands.filter(
    ({ name }) => name === prefix || name.startsWith(`${prefix} `),
  );
  return prefix && matchingCommands.length > 0
    ? matchingCommands
        .map((matchingCommand) => formatCommandHelp(matchingCommand, language))
        .join('\n')
    : formatCommandList(commands, language);
}
