/** `npm run backend -- <verb>`: reads what was typed, has it done, prints what came of it. */
import 'server-only';
import { verbs } from '..';
import type { Db } from '../../database/open';
import { InputRefusal, runBefore, runVerb } from '../run';
import { isConfirmed, OperatorRefusal, type Language, type Surroundings, type Verb } from '../verb';
import { languageOf, readArguments, systemUser, type Typed } from './arguments';
import { helpFor, helpOf } from './help';
import { printed } from './print';

export interface CommandParts {
  /** Must not create a database: an empty one by a mistyped folder would say that there is nothing. */
  readonly open: () => Promise<Db>;
  readonly surroundings: () => Surroundings;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const unknown = {
  zh: '没有这个命令。全部命令：npm run --silent backend -- help',
  en: 'There is no such command. All of them: npm run --silent backend -- help',
};

function told(error: unknown, language: Language): string {
  if (error instanceof OperatorRefusal) return error.words[language];
  if (error instanceof InputRefusal)
    return Object.entries(error.fields)
      .map(([name, words]) => (language === 'zh' ? `${name}：${words.zh}` : `${name}: ${words.en}`))
      .join('\n');
  return error instanceof Error ? error.message : 'unknown';
}

/** What a verb gave, as it is printed: what is a file at the console is JSON here. */
function shown({ told: inWords, file }: Verb, data: unknown, { json, language }: Typed): string {
  if (json || file) return printed(data, true);
  return inWords ? inWords(data, language) : printed(data, false, language);
}

/** What to type to have done what was only shown. */
function toConfirm({ name, confirms = '' }: Verb, { input, language }: Typed): string {
  const value = `'${String(input[confirms]).replaceAll("'", '')}'`;
  const line = `npm run --silent backend -- ${name} ${value} --confirm ${value}`;
  return language === 'zh'
    ? `还没有做。确认要做，请输入：\n  ${line}\n`
    : `Nothing has been done yet. To have it done, type:\n  ${line}\n`;
}

/** @returns the exit code: 0 done, 1 not done or only shown, 2 typed wrongly */
export async function runCommand(args: readonly string[], parts: CommandParts): Promise<number> {
  let typed;
  try {
    typed = readArguments(args);
  } catch (error) {
    parts.err(`${told(error, languageOf(undefined, process.env))}\n`);
    return 2;
  }
  const { verb, input, language, who, help } = typed;
  if (help) {
    parts.out(helpFor(help, language));
    return 0;
  }
  if (!verb) {
    parts.err(`${unknown[language]}\n`);
    return 2;
  }
  const preview = isConfirmed(verb, input, typed.confirm)
    ? undefined
    : verbs.find(({ name }) => name === verb.previewedBy);
  const chosen = preview ?? verb;
  try {
    const outside = {
      now: Date.now(),
      who,
      source: 'command',
      systemUser: systemUser(process.env),
      surroundings: parts.surroundings(),
    } as const;
    const early = await runBefore(chosen, input, outside);
    const db = await parts.open();
    try {
      const { data } = await runVerb(chosen, input, { ...outside, db }, early);
      parts.out(shown(chosen, data, typed));
      if (!preview) return 0;
      parts.err(toConfirm(verb, typed));
      return 1;
    } finally {
      await db.destroy();
    }
  } catch (error) {
    parts.err(`${told(error, language)}\n`);
    if (!(error instanceof InputRefusal)) return 1;
    parts.err(`\n${helpOf(verb, language)}`);
    return 2;
  }
}
