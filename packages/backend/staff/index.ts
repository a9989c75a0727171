/** People with a console: their records, and how they enter. */
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
