/** Respects Do Not Track and Global Privacy Control: when either is on, nothing is sent or stored for analytics. */

interface Signals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether this browser may be counted. */
export const mayTrack = (signals: Signals = navigator): boolean =>
  signals.doNotTrack !== '1' && signals.globalPrivacyControl !== true;

/** Whether the browser of a request may be counted, by its headers. */
export const mayTrackRequest = (headers: Headers): boolean =>
  headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1';
