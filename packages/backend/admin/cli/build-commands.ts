/** The commands of record types and other groups: list and show of records, and one for each operation. */
import 'server-only';
import { bilingual, type Language } from '@superbrowser/shared/bilingual-text';
import {
  verbOf,
  isRecordType,
  type Field,
  type Fields,
  type Operation,
  type OperationGroup,
  type OperationResult,
  type RecordType,
  type FieldValues,
} from '../../records/record-type';
import { formatValue, resolveText } from '../../records/fields/format-value';
import * as f from '../../records/fields/field-kinds';
import { validateArguments } from '../../records/validate-arguments';
import { listRecords, maxRequestedRows, openRecord } from '../../records/read-records';
import {
  runBeforeDatabaseOpens,
  runOperation,
  type OperationInput,
} from '../../records/run-operation';
import type { OperationEnvironment } from '../../records/authorized-context';
import type { CommandOutput, Argument, Command, Invocation } from './command-definition';
import { printableLines, formatDetails, formatTable } from './format-output';

const noRecordsText = { zh: '没有记录\n', en: 'none\n' };
const doneText = { zh: '已完成', en: 'Done' };
const pagingFields = {
  limit: f.optional(
    f.integer(bilingual('至多几条，默认 50', 'rows at most, 50 unless given'), 1, maxRequestedRows),
  ),
  page: f.optional(f.integer(bilingual('第几页', 'which page'), 1, 1e9)),
};
const confirmLabel = {
  zh: '再输入一次，确认去做；不写只显示会做什么',
  en: 'typed once more to have it done; without it you see what would be done',
};

const argumentOf = (
  name: string,
  { label, format, choices, schema, isFlag, hint, isRequiredForNew }: Field,
): Argument => ({
  name,
  label,
  hint,
  isRequiredForNew,
  format: isFlag ? 'flag' : format,
  ...(format === 'yesNo' && !isFlag && { choices: ['yes', 'no'] }),
  ...(choices && { choices: Object.keys(choices) }),
  isRequired: !schema.safeParse(undefined).success,
});
const argumentsOf = (fields: Fields): Argument[] =>
  Object.entries(fields).map(([name, field]) => argumentOf(name, field));

/** Runs a function with the database of an invocation, then closes it. */
async function withDatabase<T>(
  { openDatabase, deployment }: Invocation,
  task: (environment: OperationEnvironment) => Promise<T>,
): Promise<T> {
  const db = await openDatabase();
  return task({ db, deployment }).finally(() => db.destroy());
}

function detailsText(
  { fields }: RecordType,
  row: FieldValues,
  language: Language,
  names: readonly string[],
) {
  const details = names.flatMap((name) => {
    const field = fields[name];
    const text = field ? formatValue(field, row[name], language) : '';
    return field && text !== '' ? [[field.label[language], text] as const] : [];
  });
  return formatDetails(details);
}

function listCommand(recordType: RecordType): Command {
  const { columns, filters = {} } = recordType.list;
  return {
    name: verbOf(recordType, 'list'),
    help: { zh: `列出${recordType.title.zh}`, en: `Lists ${recordType.title.en.toLowerCase()}` },
    positional: [],
    options: argumentsOf({ ...filters, ...pagingFields }),
    run: (invocation) =>
      withDatabase(invocation, async (environment) => {
        const { actor, language } = invocation;
        const { limit = '50', ...query } = invocation.input;
        validateArguments(pagingFields, pickInput(Object.keys(pagingFields), invocation.input));
        const { rows } = await listRecords(
          recordType,
          { ...query, size: limit },
          actor,
          environment,
        );
        const fields = columns.flatMap((name) => {
          const field = recordType.fields[name];
          return field ? [[name, field] as const] : [];
        });
        const headings = fields.map(([, field]) => field.label[language]);
        const cellRows = rows.map((row) =>
          fields.map(([name, field]) => formatValue(field, row[name], language) || '-'),
        );
        return {
          data: rows,
          text: rows.length > 0 ? formatTable([headings, ...cellRows]) : noRecordsText[language],
        };
      }),
  };
}

const keyArgument = (recordType: RecordType, takesRest = false): Argument => ({
  name: recordType.key,
  label: recordType.fields[recordType.key]?.label ?? recordType.title,
  isRequired: true,
  takesRest,
});

const showCommand = (recordType: RecordType): Command => ({
  name: verbOf(recordType, 'show'),
  help: {
    zh: `显示一条：${recordType.title.zh}`,
    en: `Shows a record (${recordType.title.en.toLowerCase()})`,
  },
  positional: [keyArgument(recordType)],
  options: [],
  run: (invocation) =>
    withDatabase(invocation, async (environment) => {
      const { actor, language, input } = invocation;
      const { row } = await openRecord(recordType, input[recordType.key] ?? '', actor, environment);
      return {
        data: row,
        text: detailsText(recordType, row, language, Object.keys(recordType.fields)),
      };
    }),
});

/** The given arguments, without undefined ones. */
const pickInput = (names: readonly string[], input: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    names.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );

/** The result for programs: the operation's data, or else its details by name. */
const dataOf = ({ data, details = [] }: OperationResult): unknown =>
  data ?? Object.fromEntries(details.map(({ name, text }) => [name, text]));

function resultText(
  operation: Operation,
  keys: readonly string[],
  result: OperationResult,
  language: Language,
) {
  const { data, details = [] } = result;
  if (operation.fileName) return `${JSON.stringify(data, null, 2)}\n`;
  if (typeof data === 'string') return `${printableLines(data)}\n`;
  const headline =
    result.message?.[language] ??
    [doneText[language], operation.label[language], ...keys].join(' · ');
  const lines = details.map(
    ({ label, text }) => [label[language], resolveText(text, language)] as const,
  );
  return `${headline}\n${formatDetails(lines)}`;
}

/** The command that carries out a previewed operation. */
function formatConfirmationHint(name: string, key: string, language: Language): string {
  const value = `'${key.replaceAll("'", '')}'`;
  const command = `npm run --silent backend -- ${name} ${value} --confirm ${value}`;
  return language === 'zh'
    ? `还没有做。确认要做，请输入：\n  ${command}\n`
    : `Nothing has been done yet. To have it done, type:\n  ${command}\n`;
}

async function showBeforeConfirming(
  recordType: RecordType,
  name: string,
  fieldNames: readonly string[],
  invocation: Invocation,
): Promise<CommandOutput> {
  const { actor, language, input } = invocation;
  const key = input[recordType.key] ?? '';
  return withDatabase(invocation, async (environment) => {
    const { row } = await openRecord(recordType, key, actor, environment);
    return {
      data: pickInput(fieldNames, row as Record<string, string>),
      text: detailsText(recordType, row, language, fieldNames),
      confirmationHint: formatConfirmationHint(verbOf(recordType, name), key, language),
    };
  });
}

function operationCommand(group: OperationGroup, name: string, operation: Operation): Command {
  const { help, args, positional = [], scope, fieldsToConfirm } = operation;
  const recordType = scope === 'none' ? null : (group as RecordType);
  const optionNames = Object.keys(args).filter(
    (argumentName) => !positional.includes(argumentName),
  );
  const allArguments = argumentsOf(args);
  const isPositional = ({ name: argumentName }: Argument) => positional.includes(argumentName);
  const takesRest = operation.takesSeveral === true && positional.length === 0;
  return {
    name: verbOf(group, name),
    help,
    positional: [
      ...(recordType ? [keyArgument(recordType, takesRest)] : []),
      ...allArguments.filter(isPositional),
    ],
    options: [
      ...allArguments.filter((argument) => optionNames.includes(argument.name)),
      ...(fieldsToConfirm ? [{ name: 'confirm', label: confirmLabel, isRequired: false }] : []),
    ],
    async run(invocation) {
      const { actor, language, input, deployment } = invocation;
      const typedKey = recordType ? (input[recordType.key] ?? '') : '';
      const keys = recordType ? (takesRest ? typedKey.split(/[\s,，、]+/) : [typedKey]) : [];
      if (recordType && fieldsToConfirm && input.confirm === undefined)
        return showBeforeConfirming(recordType, name, fieldsToConfirm, invocation);
      const rawArgs = pickInput(Object.keys(args), input);
      const beforeOpenResult = await runBeforeDatabaseOpens(group, name, rawArgs, deployment);
      return withDatabase(invocation, async (environment) => {
        const targets = keys.map((key) => ({ key }));
        const operationInput: OperationInput = {
          targets,
          args: rawArgs,
          retypedKey: input.confirm,
          beforeOpenResult,
        };
        const result = await runOperation(group, name, operationInput, actor, environment);
        const { isFailure = false } = result;
        return {
          data: dataOf(result),
          text: resultText(operation, keys, result, language),
          isFailure,
        };
      });
    },
  };
}

/** All commands of a record type, or of a group of plain commands. */
export const buildCommands = (group: OperationGroup): Command[] => [
  ...(isRecordType(group) ? [listCommand(group)] : []),
  // A record type with an operation `show` gets no second command of that name.
  ...(isRecordType(group) && group.view && !('show' in group.operations)
    ? [showCommand(group)]
    : []),
  ...Object.entries(group.operations).map(([name, operation]) =>
    operationCommand(group, name, operation),
  ),
];
