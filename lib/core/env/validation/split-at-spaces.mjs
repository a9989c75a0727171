/**
 * Splits a setting that contains several values, separated by white space.
 * @param {string} text
 */
export const splitAtSpaces = (text) => text.split(/\s+/).filter(Boolean);
