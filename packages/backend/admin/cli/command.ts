/** What can be typed: a name, arguments by place and by name, and what it does. */
import 'server-only';
import type { Db } from '../../database/open';
import type { Actor, Field, Language, Localized } from '../define';
import type { Deployment } from '../deployment';

export interface Argument {
  readonly name: string;
  readonly label: Localized;
  readonly format?: Field['format'] | 'switch';
  readonly choices?: readonly string[];
  /** Takes the rest of what is typed. */
  readonly takesRest?: boolean;
  readonly isRequired: boolean;
  /** Optional only where the record is there already. */
  readonly isRequiredForNew?: boolean | undefined;
  /** What to type, where the label does not say it. */
  readonly hint?: Localized | undefined;
}

export interface Invocation {
  /** By the names of the arguments. */
  readonly input: Readonly<Record<string, string>>;
  readonly actor: Actor;
  readonly language: Language;
  readonly deployment: Deployment;
  /** Opens the database; it must not create one. */
  readonly open: () => Promise<Db>;
}

export interface Answer {
  /** For programs. */
  readonly data: unknown;
  /** For people. */
  readonly text: string;
  /** Said next to the answer, where nothing was done yet. */
  readonly hint?: string;
}

export interface Command {
  /** As it is typed: `applications take`. */
  readonly name: string;
  readonly help: Localized;
  readonly positional: readonly Argument[];
  readonly options: readonly Argument[];
  readonly run: (invocation: Invocation) => Promise<Answer>;
}

/** `to_v6` is typed as `--to-v6`. */
export const optionName = (name: string): string => name.replaceAll('_', '-');

/** `<number>`, in brackets where it may be left out. */
export function formatPositional({ name, takesRest, isRequired }: Argument): string {
  const argument = `<${optionName(name)}${takesRest ? '…' : ''}>`;
  return isRequired ? argument : `[${argument}]`;
}
