/** Staff accounts of the console: their records, and signing in. */
export { passwordIssue } from './passwords';
export {
  addStaff,
  changeAuthenticator,
  changePassword,
  endSessions,
  replaceRecoveryCodes,
  resetCredentials,
  staffById,
  staffByName,
} from './accounts';
export type { Credentials } from './accounts';
export { knowsPassword, signInStaff, takeTotp } from './sign-in';
export { forgetFailures } from './attempts';
export { newTotpSecret, totpAddress, totpCode, totpStep } from './totp';
