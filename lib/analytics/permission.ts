/** Do Not Track and Global Privacy Control: then nothing is sent, and nothing stored for analytics. */

interface Signals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether this browser lets itself be counted. */
export const mayCount = (signals: Signals = navigator): boolean =>
  signals.doNotTrack !== '1' && signals.globalPrivacyControl !== true;

/** The same, by what the browser says with a request. */
export const mayCountRequest = (headers: Headers): boolean =>
  headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1';
