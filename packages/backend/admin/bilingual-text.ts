/** Texts in both languages, and facts built from them. */
import 'server-only';

export interface Localized {
  readonly zh: string;
  readonly en: string;
}
export type Language = keyof Localized;
export const t = (zh: string, en: string): Localized => ({ zh, en });
/** For a text with parts that differ by language: `make` is called once for each. */
export const inBoth = (make: (language: Language) => string): Localized =>
  t(make('zh'), make('en'));

/** A name with a value. */
export interface Fact {
  /** For programs. */
  readonly name: string;
  readonly label: Localized;
  readonly text: Localized | string;
  /** Links the fact to a record, or to a list with these filters. */
  readonly record?: {
    readonly name: string;
    readonly key: string;
    readonly filters?: Readonly<Record<string, string>>;
  };
}

/** A record's name, with a link where the record can be opened. */
export interface Reference {
  readonly text: Localized | string;
  /** The link. */
  readonly record?: { readonly name: string; readonly key: string };
}

/** A text with author and time. */
export interface AuthoredText {
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  readonly text: Localized | string;
}
