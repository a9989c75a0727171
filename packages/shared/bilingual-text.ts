/** Texts in both languages of the site. */
export interface BilingualText {
  readonly zh: string;
  readonly en: string;
}
export type Language = keyof BilingualText;
export const bilingual = (zh: string, en: string): BilingualText => ({ zh, en });
/** Builds a text whose parts differ by language: `make` is called once for each language. */
export const bilingualFrom = (make: (language: Language) => string): BilingualText =>
  bilingual(make('zh'), make('en'));
