/** Largest size in bytes of one part of an upload: the browser sends no larger one, the server refuses it. */
export const maxPartBytes = 8 * 1_048_576;
