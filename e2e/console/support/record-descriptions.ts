/** Descriptions of record types: the texts on their screens, and the rights. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { StaffRole } from './staff';

interface LocalizedText {
  readonly zh: string;
  readonly en: string;
}
interface Operation {
  readonly label: LocalizedText;
  /** The label of the operation on the form of a new record. */
  readonly newLabel: LocalizedText;
  readonly help: LocalizedText;
  readonly past: LocalizedText;
  /** Labels of the operation's arguments. */
  readonly args: Readonly<Record<string, LocalizedText>>;
}
interface DescribedRecordType {
  readonly title: LocalizedText;
  readonly fields: Readonly<Record<string, LocalizedText>>;
  readonly filters: Readonly<Record<string, LocalizedText>>;
  readonly operations: Readonly<Record<string, Operation>>;
}
interface NamedVerb {
  readonly name: string;
  /** Whether the console shows the operation as a form. */
  readonly isForm: boolean;
  readonly rights: Readonly<Record<StaffRole, 'allowed' | 'visible' | 'hidden'>>;
}

// The descriptions are printed by a separate process, because their modules are server-only.
const programOutput = execFileSync(
  process.execPath,
  ['--conditions=react-server', '--import', 'tsx', join(__dirname, 'print-descriptions.ts')],
  { encoding: 'utf8', maxBuffer: 16_000_000 },
);
const { records, verbs } = JSON.parse(programOutput) as {
  readonly records: Readonly<Record<string, DescribedRecordType>>;
  readonly verbs: readonly NamedVerb[];
};

export const allVerbs = verbs;

/** @throws Error for an unknown record type */
export function describeRecordType(name: string, language: 'zh' | 'en' = 'zh') {
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
