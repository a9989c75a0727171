import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './log.mjs';

/** Reads .env files the way Next does; variables that are set already win. */
export async function loadEnvironment() {
  const { default: env } = await import('@next/env');
  env.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}

/** Keys the site needs; on a developer's machine they are drawn once. */
const generated = {
  DOWNLOAD_SIGN_KEY: () => randomBytes(24).toString('base64url'),
  SESSION_KEY: () => randomBytes(32).toString('base64url'),
};

/** Facts about the company that a production start must not leave at their placeholders (B2). */
const required = [
  'COMPANY_LEGAL_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_PHONE',
  'COMPANY_EMAIL',
  'COMPANY_ICP_NUMBER',
  'COMPANY_POLICE_NUMBER',
];

/** B5: production means a public origin that is not this machine. */
export function isProductionOrigin(origin = process.env.SITE_ORIGIN || 'http://localhost:3000') {
  let hostname;
  try {
    hostname = new URL(origin).hostname;
  } catch {
    return fail(`SITE_ORIGIN is not a web address: ${origin}. Example: https://www.example.com`);
  }
  return hostname !== 'localhost' && hostname !== '[::1]' && !/^127(\.\d{1,3}){3}$/.test(hostname);
}

/**
 * Production: every missing key or fact stops the start by name. Loopback: missing keys are drawn
 * once into <data>/secrets.json, readable by this user only, with a warning.
 */
export function ensureSecrets(dataDirectory) {
  requireUpstreamKeys();
  if (isProductionOrigin()) {
    const missing = [...Object.keys(generated), ...required].filter((name) => !process.env[name]);
    if (missing.length > 0) {
      fail(
        `SITE_ORIGIN is ${process.env.SITE_ORIGIN}, so this is production. Still to be set:\n  ${missing.join('\n  ')}`,
      );
    }
    return;
  }
  const file = join(dataDirectory, 'secrets.json');
  const stored = existsSync(file) ? readSecrets(file) : {};
  const missing = Object.keys(generated).filter((name) => !process.env[name] && !stored[name]);
  for (const name of missing) stored[name] = generated[name]();
  if (missing.length > 0) {
    writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  const used = Object.keys(generated).filter((name) => !process.env[name]);
  for (const name of used) process.env[name] = stored[name];
  if (used.length > 0)
    console.warn(
      `! Development secrets from ${file} are in use (${used.join(', ')}). Set your own before going public.`,
    );
}

/** A configured upstream without its keys would fail on the first request; better now, by name. */
function requireUpstreamKeys() {
  if (!process.env.UPSTREAM_HOST) return;
  const missing = ['UPSTREAM_API_KEY', 'UPSTREAM_ENCRYPTION_KEY'].filter(
    (name) => !process.env[name],
  );
  if (missing.length > 0) {
    fail(
      `UPSTREAM_HOST is ${process.env.UPSTREAM_HOST}, but its keys are missing:\n  ${missing.join('\n  ')}`,
    );
  }
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
