/** Staff accounts of the console: their records, and signing in. */
export { passwordIssue } from './passwords';
export {
  addStaff,
  changeAuthenticator,
  changePassword,
  countRecoveryCodes,
  endSessions,
  replaceRecoveryCodes,
  resetCredentials,
  findStaffById,
  findStaffByName,
} from './accounts';
export type { Credentials } from './accounts';
export { checkPassword, signInStaff, consumeTotpCode } from './sign-in';
export { forgetAttemptsOnName, loadLockedUntil } from './attempts';
export { createTotpSecret, totpUri, totpCode, matchTotpStep } from './totp';
