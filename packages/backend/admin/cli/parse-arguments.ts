/** Parses the command line into a command and its input. */
import 'server-only';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { bilingual, type Language } from '@superbrowser/shared/bilingual-text';
import type { Actor } from '../../records/access';
import { refusalError } from '../../common/operation-error';
import { optionName, type Command } from './command-definition';

type Environment = Readonly<Record<string, string | undefined>>;

interface ParsedArguments {
  readonly command: Command | null;
  readonly input: Readonly<Record<string, string>>;
  readonly isJson: boolean;
  readonly language: Language;
  readonly actor: Actor;
  /** The command whose help is requested; empty for the help of all commands, null when no help is requested. */
  readonly helpPath: readonly string[] | null;
}

const commonOptions = {
  json: { type: 'boolean' },
  lang: { type: 'string' },
  by: { type: 'string' },
} as const;
/**
 * Options with a value, as they are typed. scripts/operate.mjs repeats this list, because that script also runs on
 * machines without these sources.
 */
const optionsWithValue: readonly string[] = Object.entries(commonOptions)
  .filter(([, { type }]) => type === 'string')
  .map(([name]) => `--${name}`);

/** Chinese where the locale of the machine or an option says so. */
export function languageOf(requested: string | undefined, env: Environment): Language {
  const localeName = requested ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG || '');
  return /^zh/i.test(localeName) ? 'zh' : 'en';
}

function readAccountName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The user who runs the command. SUDO_USER counts only for root, because others could set it themselves. */
function describeSystemUser({ SUDO_USER: requested }: Environment): string {
  const accountName = readAccountName();
  return requested && process.getuid?.() === 0
    ? `${accountName}, sudo by ${requested}`
    : accountName;
}

/** Who runs a command on this machine. @param by the name given with `--by` */
export const createCommandActor = (
  by: string | undefined,
  env: Environment = process.env,
): Actor => ({
  name: by || env.SUDO_USER || readAccountName(),
  role: 'owner',
  source: 'command',
  systemUser: describeSystemUser(env),
});

/**
 * The words of a command line without names of options and without the values of `--lang` and `--by`, so that
 * `--lang zh help backup` asks for help, as `help backup` does. Values of a command’s own options remain.
 */
const removeOptions = (args: readonly string[]): string[] =>
  args.filter(
    (word, index) => !word.startsWith('-') && !optionsWithValue.includes(args[index - 1] ?? ''),
  );

/** Finds the command, also when options precede its name: `--by anna audit list`. Null for an unknown name. */
const findCommand = (words: readonly string[], commands: readonly Command[]): Command | null =>
  words
    .flatMap((_, start) => [2, 1].map((length) => words.slice(start, start + length).join(' ')))
    .map((typedName) => commands.find(({ name }) => name === typedName))
    .find((command) => command !== undefined) ?? null;

/** Positional arguments; the last one may take the rest. @throws OperationError for too many */
function assignPositional(
  { positional }: Command,
  words: readonly string[],
): Record<string, string> {
  const lastArgument = positional.at(-1);
  const singleWords = lastArgument?.takesRest ? words.slice(0, positional.length - 1) : words;
  const lastWords = words.slice(singleWords.length);
  if (singleWords.length > positional.length)
    throw refusalError(
      bilingual(
        `多余的参数：${words.slice(positional.length).join(' ')}`,
        `Too many words: ${words.slice(positional.length).join(' ')}`,
      ),
    );
  const positionalEntries = singleWords.map((text, at) => [positional[at]?.name ?? '', text]);
  return Object.fromEntries(
    lastArgument?.takesRest && lastWords.length > 0
      ? [...positionalEntries, [lastArgument.name, lastWords.join(',')]]
      : positionalEntries,
  ) as Record<string, string>;
}

function parseOptions(args: readonly string[], command: Command | null) {
  const knownArguments = [...(command?.options ?? []), ...(command?.positional ?? [])];
  const options = Object.fromEntries(
    knownArguments.map(({ name, format }) => [
      optionName(name),
      { type: format === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const allOptions = { ...commonOptions, ...options };
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: allOptions,
      strict: true,
    });
  } catch (error) {
    const { message } = error as Error;
    throw refusalError(bilingual(`无法识别的选项：${message}`, message));
  }
}

/**
 * @param args what follows the program's name
 * @throws OperationError for unknown options, and too many words
 */
export function parseArguments(
  args: readonly string[],
  commands: readonly Command[],
  env: Environment = process.env,
): ParsedArguments {
  const words = removeOptions(args);
  const wantsHelp = words[0] === 'help' || args.includes('--help') || args.includes('-h');
  const command = wantsHelp ? null : findCommand(words, commands);
  const argsWithoutHelp = wantsHelp
    ? args.filter((word) => word !== '--help' && word !== '-h')
    : args;
  const { values, positionals } = parseOptions(argsWithoutHelp, command);
  const {
    json = false,
    lang,
    by,
    ...typedOptions
  } = values as Record<string, string> & { json?: boolean };
  const helpPath = positionals[0] === 'help' ? positionals.slice(1) : positionals;
  // `audit list --by` filters by an account; elsewhere `--by` names the caller.
  const hasByFilter = command?.options.some(({ name }) => name === 'by') ?? false;
  const commandOptions = { ...typedOptions, ...(hasByFilter && by !== undefined && { by }) };
  const knownArguments = [...(command?.options ?? []), ...(command?.positional ?? [])];
  const inputEntries = Object.entries(commandOptions).map(([typedName, value]) => [
    knownArguments.find(({ name }) => optionName(name) === typedName)?.name ?? typedName,
    String(value),
  ]);
  const positionalWords = positionals.slice(command?.name.split(' ').length ?? 0);
  return {
    command,
    input: command
      ? { ...assignPositional(command, positionalWords), ...Object.fromEntries(inputEntries) }
      : {},
    isJson: json,
    language: languageOf(lang, env),
    actor: createCommandActor(hasByFilter ? undefined : by, env),
    helpPath: wantsHelp ? helpPath : null,
  };
}
