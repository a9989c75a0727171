/**
 * Name of a cookie that is set together with the session and that client components can read. It tells that there is a
 * session, but not of which account.
 */
export const signedInHintCookie = 'signed_in';
