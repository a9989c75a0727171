/** Set next to the session and readable by islands: says that there is one, never whose. */
export const signedInHint = 'signed_in';
