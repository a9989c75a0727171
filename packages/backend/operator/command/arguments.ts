/** What was typed, as a verb and its input. */
import 'server-only';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { verbs } from '..';
import { refuse, type Language, type Verb } from '../verb';

export interface Typed {
  readonly verb: Verb | null;
  readonly input: Readonly<Record<string, string | boolean>>;
  /** What was typed once more, for what cannot be put back. */
  readonly confirm: string;
  readonly json: boolean;
  readonly language: Language;
  readonly who: string;
  /** The words of the help that was asked for; none: all of it. */
  readonly help: readonly string[] | null;
}

/** The first name that is among the words, an option's value before it included: `--by anna audit list`. */
const verbOf = (words: readonly string[]): Verb | null =>
  words
    .flatMap((_, at) => [2, 1].map((length) => words.slice(at, at + length).join(' ')))
    .map((typed) => verbs.find(({ name }) => name === typed))
    .find((found) => found !== undefined) ?? null;

const own = {
  json: { type: 'boolean' },
  lang: { type: 'string' },
  by: { type: 'string' },
} as const;

/** For verbs that say first what they would do. */
const again = { confirm: { type: 'string' } } as const;

const optionsOf = (verb: Verb) =>
  Object.fromEntries(
    Object.keys(verb.fields).map((name) => [
      name,
      { type: verb.switches?.includes(name) ? ('boolean' as const) : ('string' as const) },
    ]),
  );

/** Chinese where the machine speaks it, or it is asked for. */
export function languageOf(
  asked: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const spoken = asked ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG || '');
  return /^zh/i.test(spoken) ? 'zh' : 'en';
}

type Environment = Readonly<Record<string, string | undefined>>;

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Whose process this is. Only for root the variable of sudo is believed: anybody else could have set it. */
export function systemUser({ SUDO_USER: asked }: Environment): string {
  const name = accountName();
  return asked && process.getuid?.() === 0 ? `${name}, sudo by ${asked}` : name;
}

function inputOf(verb: Verb, typed: readonly string[], given: Record<string, unknown>) {
  if (typed.length > verb.positional.length)
    throw refuse(
      `Too many words: ${typed.slice(verb.positional.length).join(' ')}`,
      `多余的参数：${typed.slice(verb.positional.length).join(' ')}`,
    );
  const placed = Object.fromEntries(typed.map((text, at) => [verb.positional[at] ?? '', text]));
  return { ...placed, ...given } as Record<string, string | boolean>;
}

/**
 * @param args what follows the program's name
 * @throws OperatorRefusal for words nobody knows
 */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Typed {
  const words = args.filter((word) => !word.startsWith('-'));
  const help = words[0] === 'help' || args.includes('--help') || args.includes('-h');
  const verb = help ? null : verbOf(words);
  const options = { ...(verb && optionsOf(verb)), ...(verb?.previewedBy && again), ...own };
  let parsed;
  try {
    const read = help ? args.filter((word) => word !== '--help' && word !== '-h') : args;
    parsed = parseArgs({ args: [...read], allowPositionals: true, options, strict: true });
  } catch (error) {
    throw refuse((error as Error).message, `无法识别的选项：${(error as Error).message}`);
  }
  const {
    json = false,
    lang,
    by,
    confirm = '',
    ...given
  } = parsed.values as Record<string, string> & {
    json?: boolean;
  };
  // `audit list --by` asks for lines of somebody; elsewhere it says who does it.
  const asksBy = verb && 'by' in verb.fields && by !== undefined;
  const asked = parsed.positionals[0] === 'help' ? parsed.positionals.slice(1) : parsed.positionals;
  const typed = parsed.positionals.slice(verb?.name.split(' ').length ?? 0);
  return {
    verb,
    input: verb ? inputOf(verb, typed, { ...given, ...(asksBy && { by }) }) : {},
    confirm,
    json,
    language: languageOf(lang, env),
    who: (asksBy ? undefined : by) || env.SUDO_USER || accountName(),
    help: help ? asked : null,
  };
}
