/** What reading and changing records here has to agree on with the console's screens. */

/** Page sizes of the console's lists; the first is the default of every list. */
export const consolePageSizes = [20, 50, 100] as const;
/** The form field in which a staff member types the key of a record again; an error of the key is shown at it. */
export const retypedKeyFieldName = '_confirm';
