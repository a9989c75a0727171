/**
 * Puts a text on one line: each run of white space becomes one blank, and so do characters that change the text's
 * direction, join characters or hide them, because such characters in a name could deceive readers.
 */
export const toOneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();
