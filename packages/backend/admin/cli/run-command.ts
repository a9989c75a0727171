/** `npm run backend -- <command>`: parses the arguments, runs the command, prints its result. */
import 'server-only';
import type { Language } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../../database/open-database';
import { OperationError } from '../../common/operation-error';
import { allGroups } from '../all-operation-groups';
import type { DeploymentContext } from '../../deployment-context';
import { languageOf, parseArguments } from './parse-arguments';
import { optionName, type Command } from './command-definition';
import { buildCommands } from './build-commands';
import { formatHelpFor, formatCommandHelp } from './help';
import { replaceOldNames } from './replace-old-names';

export const commands: readonly Command[] = allGroups.flatMap(buildCommands);

interface CliEnvironment {
  /** Must not create a database: if the folder is mistyped, a new empty database would look like lost records. */
  readonly openDatabase: () => Promise<Db>;
  readonly readDeploymentContext: () => DeploymentContext;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const unknownCommandText = {
  zh: '没有这个命令。全部命令：npm run --silent backend -- help',
  en: 'There is no such command. All of them: npm run --silent backend -- help',
};

function describeError(
  error: unknown,
  { positional }: Pick<Command, 'positional'>,
  language: Language,
) {
  if (!(error instanceof OperationError)) return error instanceof Error ? error.message : 'unknown';
  const issues = Object.entries(error.issues);
  if (issues.length === 0) return error.reason[language];
  const argumentName = (name: string) =>
    positional.some((argument) => argument.name === name)
      ? `<${optionName(name)}>`
      : `--${optionName(name).replace(/^-/, '')}`;
  const colon = language === 'zh' ? '：' : ': ';
  return issues
    .map(([name, message]) => `${argumentName(name)}${colon}${message[language]}`)
    .join('\n');
}

/**
 * @returns the exit code: 0 for success; 1 if the operation was refused, was only previewed, or tested something that
 * does not work; 2 for wrong arguments
 */
export async function runCommand(
  args: readonly string[],
  environment: CliEnvironment,
): Promise<0 | 1 | 2> {
  let parsed;
  try {
    parsed = parseArguments(replaceOldNames(args), commands);
  } catch (error) {
    environment.printError(
      `${describeError(error, { positional: [] }, languageOf(undefined, process.env))}\n`,
    );
    return 2;
  }
  const { command, input, language, actor, isJson, helpPath } = parsed;
  if (helpPath) {
    environment.print(formatHelpFor(helpPath, commands, language));
    return 0;
  }
  if (!command) {
    environment.printError(`${unknownCommandText[language]}\n`);
    return 2;
  }
  try {
    const { openDatabase, readDeploymentContext } = environment;
    const output = await command.run({
      input,
      actor,
      language,
      openDatabase,
      deployment: readDeploymentContext(),
    });
    environment.print(isJson ? `${JSON.stringify(output.data, null, 2)}\n` : output.text);
    if (output.confirmationHint === undefined) return output.isFailure ? 1 : 0;
    environment.printError(output.confirmationHint);
    return 1;
  } catch (error) {
    environment.printError(`${describeError(error, command, language)}\n`);
    if (!(error instanceof OperationError) || error.status !== 422) return 1;
    environment.printError(`\n${formatCommandHelp(command, language)}`);
    return 2;
  }
}
