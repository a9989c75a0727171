/** Values that the forms of the console and the operations have in common. */

/** The page sizes that lists of the console offer, the first of them unless another is requested. */
export const pageSizes = [20, 50, 100] as const;

/** The form field in which the key of a record is typed again. */
export const confirmArgument = '_confirm';
