/** How long a button says that it has copied, in milliseconds. */
export const copiedMs = 4_500;
