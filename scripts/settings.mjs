// npm run settings: writes .env.example and the tables of docs/operations.md anew from lib/env/settings.
// With --check (part of `npm run verify`) it writes nothing and fails when one of them differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { exampleFile, withTables } from './lib/settings-texts.mjs';

const operations = 'docs/operations.md';
const markdown = await format(withTables(readFileSync(operations, 'utf8')), {
  ...(await resolveConfig(operations)),
  parser: 'markdown',
});
const wanted = { '.env.example': exampleFile(), [operations]: markdown };
const differing = Object.keys(wanted).filter((file) => readFileSync(file, 'utf8') !== wanted[file]);

if (process.argv.includes('--check')) {
  for (const file of differing)
    console.error(
      `✖ ${file} does not say what lib/env/settings says. Rewrite it: npm run settings`,
    );
  process.exitCode = differing.length === 0 ? 0 : 1;
} else {
  for (const file of differing) writeFileSync(file, wanted[file]);
  console.log(differing.length === 0 ? 'Nothing to rewrite' : `Rewritten: ${differing.join(', ')}`);
}
