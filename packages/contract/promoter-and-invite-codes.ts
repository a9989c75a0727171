/**
 * The format of a code that tells who brought a visitor (A2). Such a code comes from a URL, a cookie, an installer's
 * file name, an event or a payload. An activity's id has the same format (A4).
 */
export const promoterCodePattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The format of an invite code: eight characters, none of which people mistake for another. */
export const inviteCodePattern = /^[A-HJKMNP-Z2-9]{8}$/;
