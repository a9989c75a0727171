// npm run settings: writes .env.example from lib/env/settings.
// With --check (part of `npm run verify`) it writes nothing and fails when the file differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { exampleFile } from './lib/generate/env-example.mjs';

const wanted = exampleFile();
const isSame = readFileSync('.env.example', 'utf8') === wanted;

if (process.argv.includes('--check')) {
  if (!isSame)
    console.error(
      '✖ .env.example does not say what lib/env/settings says. Rewrite it: npm run settings',
    );
  process.exitCode = isSame ? 0 : 1;
} else {
  if (!isSame) writeFileSync('.env.example', wanted);
  console.log(isSame ? 'Nothing to rewrite' : 'Rewritten: .env.example');
}
