import localFont from 'next/font/local';

/**
 * Letters and digits of both languages, so that large figures look the same everywhere. Chinese, and the marks that
 * Chinese sets as wide as a character, use the system's fonts: the range leaves them out. Until this font is loaded, a
 * face in globals.css stands in for the same range.
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

/**
 * Quotation marks, dashes and apostrophes of English pages; the browser fetches the file when a text contains one of
 * them.
 */
export const latinMarks = localFont({
  src: '../fonts/latin-marks.woff2',
  variable: '--font-latin-marks',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
