import localFont from 'next/font/local';

/**
 * Letters and figures of both languages, so that the big figures look the same everywhere. Chinese, and the marks Chinese
 * sets as wide as a character, stay with the system's fonts: the range leaves them out. The face that is in
 * until this one is there is in globals.css, for the same range.
 */
export const latin = localFont({
  src: '../fonts/latin.woff2',
  variable: '--font-latin',
  weight: '400 800',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20-7E, U+A9, U+AE, U+B0-B3, U+D7, U+E9' }],
});

/** Quotation marks, dashes and apostrophes of English pages; fetched when one of them is in the text. */
export const latinMarks = localFont({
  src: '../fonts/latin-marks.woff2',
  variable: '--font-latin-marks',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
