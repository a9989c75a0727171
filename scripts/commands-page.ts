/**
 * `npm run commands-page`: writes docs/operations/commands.md, the list of all commands, from the descriptions of
 * record types. With --check (part of `npm run verify`) it writes nothing and fails when the file differs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { buildCommands } from '@superbrowser/backend/admin/cli/build-commands';
import { separateCommands } from '@superbrowser/backend/admin/cli/help';
import {
  formatPositional,
  optionName,
  type Argument,
} from '@superbrowser/backend/admin/cli/command-definition';
import { isRecordType, type OperationGroup } from '@superbrowser/backend/records/record-type';
import type { Access } from '@superbrowser/backend/records/access';
import { allGroups } from '@superbrowser/backend/admin/all-operation-groups';

const commandsFile = 'docs/operations/commands.md';

const introduction = `# Commands and who may do what

Every command is \`npm run --silent backend -- <command>\`; \`help <command>\` explains its arguments, in Chinese with \`--lang zh\`.
\`list [--limit] [--page]\` lists records, \`show\` shows one. The console offers the same to the roles named after each.
Commands without a role are not offered there. This file is written by \`npm run commands-page\` from \`packages/backend/admin\`.
`;

const rolesOf = ({ allowedRoles }: Access) =>
  allowedRoles.length === 4 ? 'all roles' : allowedRoles.join(', ');

/** The roles that may run an operation at the console, in italics; '' for an operation of the command line only. */
function describeRoles(group: OperationGroup, name: string): string {
  const operation = group.operations[name];
  const access = operation?.access ?? (isRecordType(group) ? group.access : undefined);
  return access && !operation?.isCommandOnly ? ` _${rolesOf(access)}_` : '';
}

const optionCell = ({ name, isRequired }: Argument) =>
  isRequired ? `--${optionName(name)}` : `[--${optionName(name)}]`;
/** Options of every list. */
const pagingOptions = ['limit', 'page'];
/** Drafts and prices have an option for every field; help lists them. */
const maxOptions = 10;

function titleOf(group: OperationGroup): string {
  const { name } = group;
  if (name === '') return 'The installation';
  const title = isRecordType(group) ? group.title.en : `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return `${title} (\`${name}\`)`;
}

function describeGroup(group: OperationGroup): string {
  const rows = buildCommands(group).map(({ name, help, positional, options: allOptions }) => {
    const verb = name.split(' ').at(-1) ?? '';
    // Every record type has the commands list and show; the introduction explains them, and the paging, once.
    const isOfEveryType = !group.operations[verb];
    const options = isOfEveryType
      ? allOptions.filter((option) => !pagingOptions.includes(option.name))
      : allOptions;
    const optionCells =
      options.length > maxOptions ? ['[options: see help]'] : options.map(optionCell);
    const commandLine = [name, ...positional.map(formatPositional), ...optionCells].join(' ');
    const explanation = isOfEveryType ? '' : `: ${help.en}.`;
    return `- \`${commandLine}\`${explanation}${describeRoles(group, verb)}`;
  });
  return [`## ${titleOf(group)}`, '', ...rows, ''].join('\n');
}

async function main(): Promise<void> {
  const separateLines = separateCommands.map(({ usage, help }) => `- \`${usage}\`: ${help.en}.`);
  const text = [
    introduction,
    ...allGroups.map(describeGroup),
    ['## Separate programs', '', ...separateLines].join('\n'),
  ].join('\n');
  const expected = await format(text, {
    ...(await resolveConfig(commandsFile)),
    parser: 'markdown',
  });
  const isCurrent = existsSync(commandsFile) && readFileSync(commandsFile, 'utf8') === expected;
  if (!process.argv.includes('--check')) {
    if (!isCurrent) writeFileSync(commandsFile, expected);
    console.log(isCurrent ? 'Nothing to rewrite' : `Rewritten: ${commandsFile}`);
  } else if (!isCurrent) {
    console.error(
      `✖ ${commandsFile} does not say what packages/backend/admin says: npm run commands-page`,
    );
    process.exitCode = 1;
  }
}

void main();
