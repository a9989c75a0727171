/**
 * Finds characters that are invisible or change the direction of a text, because they can deceive readers of names and
 * URLs. Pure.
 */
const invisiblePattern = /[\p{Cc}\p{Cf}\u034f\u115f\u1160\u3164\uffa0]/gu;

/** Whether a text contains such a character. */
export const hasInvisible = (text: string): boolean => text.search(invisiblePattern) >= 0;

/** The text without these characters. */
export const withoutInvisible = (text: string): string => text.replace(invisiblePattern, '');

/** The text with U+FFFD in place of each of these characters. */
export const markInvisible = (text: string): string => text.replace(invisiblePattern, '\ufffd');
