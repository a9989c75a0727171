/** Codes of an authenticator app (RFC 6238): six digits for half a minute each. Pure, except for generating secrets. */
import 'server-only';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** A code may be one period early or late, because clocks differ. */
const toleratedSteps = 1;
/** The length of a secret: 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

/** A new secret in Base32, as authenticators read it. */
export const createTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, name = '') =>
  new TOTP({
    issuer: 'SuperBrowser console',
    label: name,
    secret,
    period: periodSeconds,
    digits: 6,
  });

/** The `otpauth:` URL an authenticator reads from a QR code. */
export const totpUri = (secret: string, name: string): string => totpOf(secret, name).toString();

/** The code at an instant. @param now milliseconds */
export const totpCode = (secret: string, now: number): string =>
  totpOf(secret).generate({ timestamp: now });

/**
 * The period of a code; null for a wrong one.
 * @param typedCode as typed; spaces are removed
 * @param now milliseconds
 */
export function matchTotpStep(secret: string, typedCode: string, now: number): number | null {
  const token = typedCode.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now, window: toleratedSteps });
  return delta === null ? null : Math.floor(now / 1_000 / periodSeconds) + delta;
}
