/** Constants that the console's screens share with the operations on records. */

/** Page sizes of the console's lists; the first is the default. */
export const consolePageSizes = [20, 50, 100] as const;

/** The form field in which a staff member types the key of a record again. */
export const retypedKeyFieldName = '_confirm';
