/** What an application says, in words: fields, options and sources by what people call them. Pure. */
import { applyFroms } from '@superbrowser/contract/forms/apply-kinds';

interface FieldName {
  readonly label?: string;
  readonly short?: string;
  readonly missing?: string;
}

/** The messages of `fields`, which the forms have too, and of `console.fields`. */
export interface FieldWords {
  /** `short` where the form's label speaks to the visitor, or is long. */
  readonly names: Readonly<Record<string, FieldName>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sources: Readonly<Record<string, string>>;
  readonly buttons: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  /** A day, YYYY-MM-DD, as it is said. */
  readonly day: (value: string) => string;
}

/** Its name and what it says. */
export type Fact = readonly [name: string, text: string];

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

function textOf(name: string, value: unknown, words: FieldWords): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value as string | number);
  return words.options[name]?.[text] ?? (isDay(text) ? words.day(text) : text);
}

/** What somebody wrote; a field of an older form keeps the name it was stored by. */
export const fieldFacts = (
  fields: Readonly<Record<string, unknown>>,
  words: FieldWords,
): readonly Fact[] =>
  Object.entries(fields).map(([name, value]) => [
    words.names[name]?.short ?? words.names[name]?.label ?? name,
    textOf(name, value, words),
  ]);

/** Columns that say who and what brought an application. */
export const sourceColumns = [
  'promoter',
  'callback',
  'activity_id',
  'utm_source',
  'channel_id',
  'landing_source',
] as const;

type Sources = Readonly<Record<(typeof sourceColumns)[number], string | null>> & {
  readonly apply_from: number;
};

/** The button that led to the form; nothing where it is not known. */
function buttonOf(from: number, { buttons }: FieldWords): string {
  const name = Object.entries(applyFroms).find(([, number]) => number === from)?.[0];
  return from === applyFroms.unknown ? '' : ((name && buttons[name]) ?? String(from));
}

export const sourceFacts = (application: Sources, words: FieldWords): readonly Fact[] => [
  [words.sources['apply_from'] ?? '', buttonOf(application.apply_from, words)],
  ...sourceColumns.map((name): Fact => [words.sources[name] ?? name, application[name] ?? '']),
];
