/**
 * Values that screens and commands display and that are more than a text or a number: names with values, links to
 * records, texts with their authors.
 */
import 'server-only';
import type { BilingualText } from '@superbrowser/shared/bilingual-text';

/** A name with a value. */
export interface LabeledValue {
  /** The name for programs. */
  readonly name: string;
  readonly label: BilingualText;
  readonly text: BilingualText | string;
  /** Links the value to a record, or to a list with these filters. */
  readonly record?: {
    readonly name: string;
    readonly key: string;
    readonly filters?: Readonly<Record<string, string>>;
  };
}

/** A record's name, with a link where the record can be opened. */
export interface Reference {
  readonly text: BilingualText | string;
  /** The record to link to; missing where it cannot be opened. */
  readonly record?: { readonly name: string; readonly key: string };
}

/** A text with author and time, such as a note of staff. */
export interface AuthoredText {
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  readonly text: BilingualText | string;
}
