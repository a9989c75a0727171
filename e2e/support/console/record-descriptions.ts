/** Descriptions of record types: the texts on their screens, and the rights. */
import { execFileSync } from 'node:child_process';
import type { StaffRole } from './staff';

interface LocalizedText {
  readonly zh: string;
  readonly en: string;
}
interface Operation {
  readonly label: LocalizedText;
  /** On the form of a new record. */
  readonly newLabel: LocalizedText;
  readonly help: LocalizedText;
  readonly past: LocalizedText;
  /** Labels of its arguments. */
  readonly args: Readonly<Record<string, LocalizedText>>;
}
interface DescribedRecord {
  readonly title: LocalizedText;
  readonly fields: Readonly<Record<string, LocalizedText>>;
  readonly filters: Readonly<Record<string, LocalizedText>>;
  readonly operations: Readonly<Record<string, Operation>>;
}
interface NamedVerb {
  readonly name: string;
  /** Whether the console shows it as a form. */
  readonly isForm: boolean;
  readonly rights: Readonly<Record<StaffRole, 'allowed' | 'visible' | 'hidden'>>;
}

const program = `
  const read = await import('./packages/backend/admin/record-types/index.ts');
  const { operationGroups: groups } = read.default ?? read;
  const labels = (fields = {}) =>
    Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
  const operations = (all) =>
    Object.fromEntries(Object.entries(all).map(([name, { label, newLabel = label, help, past, args }]) =>
      [name, { label, newLabel, help, past, args: labels(args) }]));
  const roles = ['reader', 'support', 'editor', 'owner'];
  const rightsOf = (access) => Object.fromEntries(roles.map((role) =>
    [role, access?.allow.includes(role) ? 'allowed' : access?.visible.includes(role) ? 'visible' : 'hidden']));
  const verbs = groups.flatMap(({ name, access, operations }) => [
    ...(access ? [{ name: name + ' list', isForm: false, rights: rightsOf(access) }] : []),
    ...Object.entries(operations).map(([one, { access, isCommandOnly, isReadOnly }]) => ({
      name: (name + ' ' + one).trim(), isForm: !isCommandOnly && !isReadOnly, rights: rightsOf(isCommandOnly ? null : access),
    })),
  ]);
  const records = Object.fromEntries(groups.filter((one) => 'fields' in one).map(
    ({ name, title, fields, list, operations: all }) =>
      [name, { title, fields: labels(fields), filters: labels(list.filters), operations: operations(all) }]));
  console.log(JSON.stringify({ records, verbs }));
`;

// In a separate process, because the modules are server-only.
const programOutput = execFileSync(
  process.execPath,
  ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '--eval', program],
  { encoding: 'utf8', maxBuffer: 16_000_000 },
);
const { records, verbs } = JSON.parse(programOutput) as {
  readonly records: Readonly<Record<string, DescribedRecord>>;
  readonly verbs: readonly NamedVerb[];
};

export const allVerbs = verbs;

/** @throws Error for an unknown record type */
export function describeRecord(name: string, language: 'zh' | 'en' = 'zh') {
  const record = records[name];
  if (!record) throw new Error(`There is no ${name}`);
  const textOf = (text: LocalizedText | undefined, part: string) => {
    if (!text) throw new Error(`${name} has no ${part}`);
    return text[language];
  };
  return {
    title: record.title[language],
    field: (fieldName: string) => textOf(record.fields[fieldName], fieldName),
    filter: (filterName: string) => textOf(record.filters[filterName], filterName),
    label: (operation: string) => textOf(record.operations[operation]?.label, operation),
    newLabel: (operation: string) => textOf(record.operations[operation]?.newLabel, operation),
    help: (operation: string) => textOf(record.operations[operation]?.help, operation),
    past: (operation: string) => textOf(record.operations[operation]?.past, operation),
    arg: (operation: string, argument: string) =>
      textOf(record.operations[operation]?.args[argument], argument),
  };
}
