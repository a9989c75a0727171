// npm run settings: writes .env.example and the lists of docs/operations/settings.md from lib/env/settings.
// With --check (part of `npm run verify`) it writes nothing and fails when one of them differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { exampleFile, withLists } from './lib/settings-texts.mjs';

const document = 'docs/operations/settings.md';
const markdown = await format(withLists(readFileSync(document, 'utf8')), {
  ...(await resolveConfig(document)),
  parser: 'markdown',
});
const wanted = { '.env.example': exampleFile(), [document]: markdown };
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
