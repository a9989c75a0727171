/** Generates the keys a site on a loopback address needs, and reads them again. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProductionEnvironment } from '../../../lib/core/env/validation/check-settings.mjs';
import { generatedKeyBytes } from '../../../lib/core/env/settings.mjs';
import { printFailureAndExit } from '../command/output.mjs';

/**
 * On a loopback host missing keys are generated once and stored in <data>/secrets.json, readable by this user only,
 * with a warning. In production it does nothing: the caller checks the settings
 * (lib/core/env/validation/check-settings.mjs).
 */
export function ensureSecrets(dataDir) {
  if (isProductionEnvironment()) return;
  const file = join(dataDir, 'secrets.json');
  const storedSecrets = existsSync(file) ? readSecrets(file) : {};
  const missingNames = Object.keys(generatedKeyBytes).filter((name) => !process.env[name]);
  const newNames = missingNames.filter((name) => !storedSecrets[name]);
  for (const name of newNames)
    storedSecrets[name] = randomBytes(generatedKeyBytes[name]).toString('base64url');
  if (newNames.length > 0) {
    writeFileSync(file, `${JSON.stringify(storedSecrets, null, 2)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  for (const name of missingNames) process.env[name] = storedSecrets[name];
  if (missingNames.length > 0)
    console.warn(
      `! Development secrets from ${file} are in use (${missingNames.join(', ')}). Set your own before going public.`,
    );
}

/** Loads the keys that a site on a loopback address generated at an earlier start; generates no keys. */
export function applyGeneratedSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  if (isProductionEnvironment() || !existsSync(file)) return;
  for (const [name, value] of Object.entries(readSecrets(file)))
    if (name in generatedKeyBytes) process.env[name] ||= value;
}

function readSecrets(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return printFailureAndExit(
      `${file} is not readable as JSON. Delete it to have new development secrets generated.`,
    );
  }
}
