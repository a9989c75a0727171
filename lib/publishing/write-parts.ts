/** The file of an article or a campaign, written from its fields: what `readParts` reads. Pure. */
import { fileLocales, type FileLocale } from './kinds';

/** What stands in a part of a file: its fields in their order, then its text. */
export interface WrittenPart {
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface WrittenParts {
  readonly head: Readonly<Record<string, string>>;
  /** A language that is left out has no part. */
  readonly byLocale: Readonly<Partial<Record<FileLocale, WrittenPart>>>;
}

/** Empty ones too: a part without any would take the first line of its text for one. */
const fieldLines = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}`.trimEnd());

/** Whether a text has a line that would end its part of the file. */
export const endsItsPart = (text: string): boolean =>
  text.split(/\r?\n/).some((line) => /^---[ \t]*(?:[A-Za-z-]+[ \t]*---)?[ \t]*$/.test(line));

/** @param parts fields of one line; texts in which no line ends the part ({@link endsItsPart}) */
export function writeParts({ head, byLocale }: WrittenParts): string {
  const given = Object.entries(head).filter(([, value]) => value !== '');
  const lines = ['---', ...fieldLines(Object.fromEntries(given)), ''];
  for (const locale of fileLocales) {
    const part = byLocale[locale];
    if (!part) continue;
    const text = part.text.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
    lines.push(`--- ${locale} ---`, ...fieldLines(part.fields), '', text, '');
  }
  return lines.join('\n');
}
