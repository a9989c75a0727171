/** Texts in both languages, and facts built from them. */
import 'server-only';

export interface BilingualText {
  readonly zh: string;
  readonly en: string;
}
export type Language = keyof BilingualText;
export const bilingual = (zh: string, en: string): BilingualText => ({ zh, en });
/** For a text with parts that differ by language: `make` is called once for each. */
export const bilingualFrom = (make: (language: Language) => string): BilingualText =>
  bilingual(make('zh'), make('en'));

/** A name with a value. */
export interface Fact {
  /** For programs. */
  readonly name: string;
  readonly label: BilingualText;
  readonly text: BilingualText | string;
  /** Links the fact to a record, or to a list with these filters. */
  readonly record?: {
    readonly name: string;
    readonly key: string;
    readonly filters?: Readonly<Record<string, string>>;
  };
}

/** A record's name, with a link where the record can be opened. */
export interface Reference {
  readonly text: BilingualText | string;
  /** The link. */
  readonly record?: { readonly name: string; readonly key: string };
}

/** A text with author and time. */
export interface AuthoredText {
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  readonly text: BilingualText | string;
}
