/**
 * A utm_source as the figures store it, without outer blanks and in lower case, because links of the same campaign
 * differ in both.
 */
export const toFigureSource = (utmSource: string): string => utmSource.trim().toLowerCase();
