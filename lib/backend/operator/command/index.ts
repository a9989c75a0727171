/** `npm run backend -- <verb>`: reads what was typed, has it done, prints what came of it. */
import 'server-only';
import type { Db } from '../../db/connect';
import { InputRefusal, runBefore, runVerb } from '../run';
import { OperatorRefusal, type Surroundings } from '../verb';
import { languageOf, readArguments, type Language } from './arguments';
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

/** @returns the exit code: 0 done, 1 not done, 2 typed wrongly */
export async function runCommand(args: readonly string[], parts: CommandParts): Promise<number> {
  let typed;
  try {
    typed = readArguments(args);
  } catch (error) {
    parts.err(`${told(error, languageOf(undefined, process.env))}\n`);
    return 2;
  }
  const { verb, input, json, language, who, help } = typed;
  if (help) {
    parts.out(helpFor(help, language));
    return 0;
  }
  if (!verb) {
    parts.err(`${unknown[language]}\n`);
    return 2;
  }
  try {
    const outside = { now: Date.now(), who, surroundings: parts.surroundings() };
    const early = await runBefore(verb, input, outside);
    const db = await parts.open();
    try {
      const { data } = await runVerb(verb, input, { ...outside, db }, early);
      parts.out(printed(data, json, language));
      return 0;
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
