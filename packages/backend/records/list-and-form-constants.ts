/** Constants of lists and forms that the code here and the console share. */

/** Page sizes of the console's lists; the first is the default of every list. */
export const consolePageSizes = [20, 50, 100] as const;
/** The form field in which a staff member types the key of a record again; an error of the key is shown at it. */
export const retypedKeyFieldName = '_retyped_key';
