/**
 * The button that led to the form; 0 means unknown. The company's API calls this number APPLYFROM. It is named
 * `apply_from` in URLs (F1), from the browser to the site, in the database and in webhooks, and `from` in the call of
 * the API. `…Hero` is a button in the hero of a page, `ecologyFooter` the link in the footer, `…Other` any other link
 * to that form, on whichever page.
 */
export const applyButtons = {
  unknown: 0,
  privateHero: 1,
  privateOther: 2,
  ecologyFooter: 3,
  partnersHero: 4,
  partnersOther: 5,
  ecologyHero: 6,
  ecologyOther: 7,
} as const;
export type ApplyButton = (typeof applyButtons)[keyof typeof applyButtons];

/** Reads a value from a URL or a body; anything unknown counts as 0. */
export function applyButtonOf(value: unknown): ApplyButton {
  return (
    Object.values(applyButtons).find((button) => button === value || String(button) === value) ??
    applyButtons.unknown
  );
}
