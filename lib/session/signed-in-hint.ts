/** Set together with the session and readable by client components: tells that there is a session, not whose. */
export const signedInHintCookie = 'signed_in';
