/** A command: its name, its positional and named arguments, and its function. */
import 'server-only';
import type { Language, BilingualText } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../../database/open-database';
import type { Field } from '../../records/record-type';
import type { Actor } from '../../records/access';
import type { DeploymentContext } from '../../deployment-context';

export interface Argument {
  readonly name: string;
  readonly label: BilingualText;
  readonly format?: Field['format'] | 'flag';
  readonly choices?: readonly string[];
  /** Takes the rest of the line. */
  readonly takesRest?: boolean;
  readonly isRequired: boolean;
  /** Optional only for an existing record. */
  readonly isRequiredForNew?: boolean | undefined;
  /** What to type, where the label is not enough. */
  readonly hint?: BilingualText | undefined;
}

export interface Invocation {
  /** Values by the names of the arguments. */
  readonly input: Readonly<Record<string, string>>;
  readonly actor: Actor;
  readonly language: Language;
  readonly deployment: DeploymentContext;
  /** Opens the existing database; must not create a new one. */
  readonly openDatabase: () => Promise<Db>;
}

export interface CommandOutput {
  /** The result for programs, printed with `--json`. */
  readonly data: unknown;
  /** The result for people. */
  readonly text: string;
  /** How to confirm an operation that was only previewed. The program then exits with 1. */
  readonly confirmationHint?: string;
  /** The operation was done, but what it tested does not work: the program exits with 1. */
  readonly isFailure?: boolean;
}

export interface Command {
  /** The name as it is typed: `applications take`. */
  readonly name: string;
  readonly help: BilingualText;
  readonly positional: readonly Argument[];
  readonly options: readonly Argument[];
  readonly run: (invocation: Invocation) => Promise<CommandOutput>;
}

/** `to_v6` is typed as `--to-v6`. */
export const optionName = (name: string): string => name.replaceAll('_', '-');

/** `<number>`, or `[<number>]` where it is optional. */
export function formatPositional({ name, takesRest, isRequired }: Argument): string {
  const argument = `<${optionName(name)}${takesRest ? '…' : ''}>`;
  return isRequired ? argument : `[${argument}]`;
}
