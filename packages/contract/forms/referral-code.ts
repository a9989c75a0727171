/**
 * What a code that says who brought a visitor looks like (A2), wherever it comes from: an address, a cookie,
 * an installer's file name, an event, a payload. Also an activity's id (A4).
 */
export const referralCodePattern = /^[A-Za-z0-9_-]{1,64}$/;

/** A code of the invite activity: eight signs, none of which people mistake for another. */
export const inviteCodePattern = /^[A-HJKMNP-Z2-9]{8}$/;
