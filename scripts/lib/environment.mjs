import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from '../../lib/env/loopback.mjs';
import { drawnKeys, missingSettings, settingOf, settings } from '../../lib/env/settings.mjs';
import { fail } from './log.mjs';

/** Reads .env files the way Next does; variables that are set already win. */
export async function loadEnvironment() {
  const { default: env } = await import('@next/env');
  env.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}

/** B5: production means a public origin that is not this machine. */
export function isProductionOrigin(origin = settingOf('SITE_ORIGIN')) {
  let hostname;
  try {
    hostname = new URL(origin).hostname;
  } catch {
    return fail(`SITE_ORIGIN is not a web address: ${origin}. Example: https://www.example.com`);
  }
  return !isLoopback(hostname);
}

/**
 * Production: every missing key or fact stops the start by name. Loopback: missing keys are drawn
 * once into <data>/secrets.json, readable by this user only, with a warning.
 */
export function ensureSecrets(dataDirectory) {
  const production = isProductionOrigin();
  const missing = missingSettings(process.env, { production });
  if (missing.length > 0) fail(missingText(missing));
  if (production) return;
  const file = join(dataDirectory, 'secrets.json');
  const stored = existsSync(file) ? readSecrets(file) : {};
  const used = Object.keys(drawnKeys).filter((name) => !process.env[name]);
  const fresh = used.filter((name) => !stored[name]);
  for (const name of fresh) stored[name] = randomBytes(drawnKeys[name]).toString('base64url');
  if (fresh.length > 0) {
    writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  for (const name of used) process.env[name] = stored[name];
  if (used.length > 0)
    console.warn(
      `! Development secrets from ${file} are in use (${used.join(', ')}). Set your own before going public.`,
    );
}

/** Which settings are missing, and which other ones ask for them. */
function missingText(names) {
  const reasons = new Set(names.map((name) => settings[name].required));
  const because = [...reasons].map((reason) => {
    const cause = reason === 'production' ? 'SITE_ORIGIN' : reason;
    const so = reason === 'production' ? ', so this is production' : '';
    // Where an address is called may hold a key of its own.
    return cause.endsWith('_URL') ? `${cause} is set` : `${cause} is ${process.env[cause]}${so}`;
  });
  return `${because.join('; ')}. Still to be set:\n  ${names.join('\n  ')}`;
}

function readSecrets(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return fail(
      `${file} is not readable as JSON. Delete it to have new development secrets drawn.`,
    );
  }
}
