/**
 * The form of a code that tells who brought a visitor (A2), from a URL, a cookie, an installer's file name, an event
 * or a payload. Also the form of an activity's id (A4).
 */
export const referralCodePattern = /^[A-Za-z0-9_-]{1,64}$/;

/** A code of the invite activity: eight characters, none of which people mistake for another. */
export const inviteCodePattern = /^[A-HJKMNP-Z2-9]{8}$/;
