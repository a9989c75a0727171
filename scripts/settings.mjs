/**
 * npm run settings: writes .env.example from lib/core/env/settings.
 * With --check (part of `npm run verify`) it writes nothing and fails when the file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { renderExampleFile } from './lib/generate/env-example.mjs';

const expected = renderExampleFile();
const isCurrent = readFileSync('.env.example', 'utf8') === expected;

if (process.argv.includes('--check')) {
  if (!isCurrent)
    console.error(
      '✖ .env.example does not say what lib/core/env/settings says. Rewrite it: npm run settings',
    );
  process.exitCode = isCurrent ? 0 : 1;
} else {
  if (!isCurrent) writeFileSync('.env.example', expected);
  console.log(isCurrent ? 'Nothing to rewrite' : 'Rewritten: .env.example');
}
