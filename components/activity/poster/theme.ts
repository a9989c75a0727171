/** Colours and fonts of the page as a canvas wants them: values, not variables. */
const names = {
  top: 'color-ink-950',
  middle: 'color-ink-900',
  foot: 'color-ink-750',
  blue: 'color-blue-600',
  warm: 'color-warm-500',
  onWarm: 'color-on-warm',
  paper: 'color-paper',
  text: 'color-text',
  text2: 'color-text-2',
  onInk: 'color-on-ink',
  onInk2: 'color-on-ink-2',
  onStore: 'color-on-store',
  us: 'color-store-us',
  my: 'color-store-my',
  th: 'color-store-th',
  uk: 'color-store-uk',
  jp: 'color-store-jp',
  de: 'color-store-de',
  br: 'color-store-br',
  ca: 'color-store-ca',
  sans: 'font-sans',
  num: 'font-num',
} as const;

export type Theme = Readonly<Record<keyof typeof names, string>>;

/**
 * Reads the tokens of app/tokens.css.
 * @throws Error when the page has no such token: a poster in wrong colours is worse than none
 */
export function readTheme(style: CSSStyleDeclaration): Theme {
  const entries = Object.entries(names).map(([key, token]) => {
    const value = style.getPropertyValue(`--${token}`).trim();
    if (value === '') throw new Error(`No token --${token}`);
    return [key, value] as const;
  });
  return Object.fromEntries(entries) as Theme;
}

/** A colour that lets the ground through. @param colour `#rgb` or `#rrggbb` @param alpha 0–1 */
export function faded(colour: string, alpha: number): string {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
