/** A phone carried to /register from another page, never through the address (F6). */
import type { AreaCode } from '@superbrowser/contract/forms/phone';
import { readTabValue, removeTabValue, writeTabValue } from './session-storage';

export interface CarriedPhone {
  /** As written into the fields. */
  readonly area_code: AreaCode | `${AreaCode}`;
  readonly phone: string;
  /** The server keeps a proof of this phone: no other code is needed for some minutes (R9). */
  readonly proven?: boolean;
}

/** Longer than any phone: whatever else is there is not one. */
const longest = 40;

/** Leaves a phone for /register. */
export function carryPhone({ area_code, phone, proven = false }: CarriedPhone): void {
  writeTabValue('register_prefill', { area_code, phone, ...(proven && { proven }) });
}

/** Takes the phone that was left, once; null when there is none. */
export function readCarriedPhone(): CarriedPhone | null {
  const value = readTabValue('register_prefill');
  removeTabValue('register_prefill');
  if (typeof value !== 'object' || value === null) return null;
  const { area_code, phone, proven } = value as Record<string, unknown>;
  if (typeof phone !== 'string' || phone === '' || phone.length > longest) return null;
  return {
    area_code: String(area_code) === '1' ? '1' : '86',
    phone,
    ...(proven === true && { proven }),
  };
}
