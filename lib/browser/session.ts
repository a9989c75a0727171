/** Session storage: JSON values of this tab. Phones may stand here (F6), passwords, codes and tokens never. */
export type SessionKey =
  /** `{ resendAt, phone }`: when the next code may be asked for, in server milliseconds. */
  | 'code_resend'
  /** `{ area_code, phone }`, left by phone fields of other pages for /register (F6). */
  | 'register_prefill'
  /** What was typed into /register, for a reload (F2). */
  | 'register_draft'
  /** What was typed into an application, by its kind (F2). */
  | `apply_draft_${string}`;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

/**
 * Stores a value as JSON.
 * @returns false when storage is blocked or full
 * @throws TypeError for an empty value: storing nothing is a mistake of the caller
 */
export function writeSession(key: SessionKey, value: unknown): boolean {
  if (isEmpty(value)) throw new TypeError(`请输入正确的值 (${key}: a correct value is required)`);
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Reads a stored value, parsed; null when there is none, it is not JSON, or storage is blocked. */
export function readSession(key: SessionKey): unknown {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Removes a value; quietly does nothing where storage is blocked. */
export function removeSession(key: SessionKey): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored there either.
  }
}
