/**
 * Return codes (`ret`) of the API. The embedded backend sends `serverError` for a request it cannot decode and for an
 * SMS that could not be sent; its own failures are HTTP 500 or 503, and 422 where the database refuses a value. It
 * never sends `networkError` or `socketError`, which have messages because another API may send them (E1). Codes from
 * 10020 on are additions of this project.
 */
export const resultCodes = {
  ok: 0,
  networkError: -1,
  serverError: -2,
  socketError: -3,
  codeInvalid: 10006,
  codeExpired: 10007,
  phoneInvalid: 10014,
  phoneRegistered: 10015,
  referralInvalid: 10020,
  tooOften: 10021,
  invitationInvalid: 10022,
  /** `data` is { path: code }. */
  fieldsInvalid: 10023,
  sessionExpired: 10024,
  /**
   * No account has this phone. Only returned after a valid code; a sign-in also gets a token with which to register
   * (R9).
   */
  phoneUnknown: 10025,
  /** The idempotency key was used before with other contents. */
  keyReused: 10026,
  notFound: 10030,
} as const;

export type ResultCode = (typeof resultCodes)[keyof typeof resultCodes];
