/** Passes a phone from another page on to /register, never through the URL (F6). */
import type { AreaCode } from '@superbrowser/contract/forms/phone';
import { readSessionValue, removeSessionValue, writeSessionValue } from './session-storage';

export interface CarriedPhone {
  /** As typed into the form's fields. */
  readonly area_code: AreaCode | `${AreaCode}`;
  readonly phone: string;
  /** The server has a proof of this phone: no other code is needed for some minutes (R9). */
  readonly proven?: boolean;
}

/** Longer than any phone: a longer value is invalid. */
const maxPhoneLength = 40;

/** Stores a phone for /register. */
export function storeCarriedPhone({ area_code, phone, proven = false }: CarriedPhone): void {
  writeSessionValue('register_prefill', { area_code, phone, ...(proven && { proven }) });
}

/** Reads and removes the stored phone; null when there is none. */
export function takeCarriedPhone(): CarriedPhone | null {
  const stored = (readSessionValue('register_prefill') ?? {}) as Readonly<Record<string, unknown>>;
  removeSessionValue('register_prefill');
  const { area_code, phone, proven } = stored;
  if (typeof phone !== 'string' || phone === '' || phone.length > maxPhoneLength) return null;
  return {
    area_code: String(area_code) === '1' ? '1' : '86',
    phone,
    ...(proven === true && { proven }),
  };
}
