/**
 * Links an operator gives to a promoter: `<code>.<end>.<signature>`. Signed with a key made from the one that seals
 * sessions, so it changes with that one, and one before it still counts while keys change (R6). Pure.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { referralCodePattern } from '@/lib/schemas/referral-code';

export interface Pass {
  readonly promoter: string;
  /** Unix seconds. */
  readonly until: number;
}

export interface PassKeys {
  readonly current: string;
  readonly previous?: string | undefined;
}

/** Signs nothing but these links, whatever else the key is used for. */
const keyOf = (secret: string) =>
  createHmac('sha256', secret).update('superbrowser promoter pass 1').digest();

const signature = (text: string, secret: string): string =>
  createHmac('sha256', keyOf(secret)).update(text).digest('base64url');

/** @param keys those of sessions */
export function makePass({ promoter, until }: Pass, { current }: PassKeys): string {
  const text = `${promoter}.${until}`;
  return `${text}.${signature(text, current)}`;
}

/** As text: bytes of the same meaning could be written in more than one way. */
const isSame = (given: string, wanted: string) =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

/**
 * @param given from an address, so it may be anything
 * @returns null for what is forged, altered, of another site, or over
 */
export function readPass(given: string, { current, previous }: PassKeys, now: number): Pass | null {
  const [, text = '', promoter = '', end = '', signed = ''] =
    /^(([\w-]{1,64})\.([1-9]\d{9}))\.([\w-]{43})$/.exec(given) ?? [];
  if (!referralCodePattern.test(promoter)) return null;
  const secrets = previous === undefined ? [current] : [current, previous];
  if (!secrets.some((secret) => isSame(signed, signature(text, secret)))) return null;
  const until = Number(end);
  return until * 1_000 > now ? { promoter, until } : null;
}
