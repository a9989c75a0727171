/**
 * A text from the upstream as one line without characters that change the direction of a text, join or hide
 * characters: in a name they could deceive readers.
 */
export const toOneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();
