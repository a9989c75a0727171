// docs/rules-and-tests.md: written from the list of rules and the titles of the tests that failed.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

export const documentPath = 'docs/rules-and-tests.md';
const recordPath = 'scripts/mutate/failed-tests.json';

/** @returns {Record<string, string>} title of the test that failed, by rule */
export const readRecord = () => JSON.parse(readFileSync(recordPath, 'utf8'));

/** Keeps the titles in the order of the rules; those of rules that are gone go. */
export function writeRecord(mutations, titles) {
  const kept = mutations.flatMap(({ rule }) => (rule in titles ? [[rule, titles[rule]]] : []));
  writeFileSync(recordPath, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

const intro = `# Rules and the tests that hold them

Written by \`npm run mutate -- --write\`; not to be changed by hand. Each rule is taken out of the source, one at
a time, and its test file is run: the test named beside it fails. \`npm run mutate\` tries them all again, and says so
when one is no longer held. The rules stand in \`scripts/mutate/rules\`, the codes in [decisions.md](decisions.md).
`;

const longest = 110;

/** A title as it stands in a cell: what Markdown would read as its own is marked, and long ones are cut. */
function cell(text) {
  const visible = text.replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, '·').replace(/\s+/g, ' ');
  const characters = [...visible];
  const short = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : visible;
  return short.replace(/[\\|`*_<>[\]]/g, String.raw`\$&`);
}

/**
 * The document as it has to stand in the repository.
 * @param {import('./catalogue.mjs').Mutation[]} mutations
 * @param {Record<string, string>} titles
 */
export async function documentOf(mutations, titles) {
  const rooms = [...new Set(mutations.map(({ room }) => room))].map((room) => {
    const rows = mutations
      .filter((mutation) => mutation.room === room)
      .map(({ rule, file, test }) => {
        const title = cell(titles[rule] ?? 'not tried yet');
        return `| ${cell(rule)} | \`${file}\` | \`${test}\`: ${title} |`;
      });
    return [
      `## ${room}`,
      '',
      '| Rule taken out | Of | Test that failed |',
      '| - | - | - |',
      ...rows,
    ];
  });
  const options = { ...(await resolveConfig(documentPath)), parser: 'markdown' };
  return format([intro, ...rooms.map((lines) => lines.join('\n'))].join('\n\n'), options);
}
