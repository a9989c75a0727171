import 'server-only';
import { randomBytes } from 'node:crypto';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { getRuntimeEnv } from '@/lib/core/env/runtime';

/**
 * The signing keys in order: the first key signs, the others are still accepted. Without a configured key the embedded
 * host generates one for this process, so that links work and nothing is signed with an empty key. A separate host
 * cannot know a generated key, so for it the list is empty.
 */
export function getSigningKeys(): string[] {
  const env = getRuntimeEnv();
  const keys = [env.DOWNLOAD_SIGN_KEY, env.DOWNLOAD_SIGN_KEY_PREVIOUS].filter(
    (key): key is string => Boolean(key),
  );
  if (keys.length > 0 || env.DOWNLOAD_HOST) return keys;
  return [getProcessWideValue('generated sign key', () => randomBytes(24).toString('base64url'))];
}
