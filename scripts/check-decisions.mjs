// Decisions (docs/decisions.md): every code that is cited stands there, and every one that stands there is
// cited. Codes are looked for where people write: in comments, in brackets that hold nothing else, and at
// the beginning of a title. What a paper, a drawing or a user agent calls by a letter and a number is none.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const file = 'docs/decisions.md';
const code = '[ABDEFLORSTWX][1-9]\\d?';
/** Not part of a word, a path, a number, an escape or an entity. */
const alone = `(?<![\\w%#/.\\\\&+-])(${code})(?![\\w%-]|[.:]\\d)`;
const group = new RegExp(`\\(${code}(?:(?:, | and |[–-])${code})*\\)`, 'g');
const title = new RegExp(`^\\s*['"\`|#]+ ?(${code})[ :]|['"\`|] ?(${code}) [a-z]`, 'g');

/** What of a line is a comment; '' without one. */
const commentOf = (line) =>
  /(?:^|[^:'"`\w])\/\/(.*)$/.exec(line)?.[1] ??
  /\/\*(.*?)(?:\*\/|$)/.exec(line)?.[1] ??
  /^\s*\*(.*)$/.exec(line)?.[1] ??
  '';

const codesOf = (text) => [...text.matchAll(new RegExp(alone, 'g'))].map(([, found]) => found);

/**
 * Codes a file cites.
 * @param {string} text
 * @returns {string[]} each once
 */
export function citedCodes(text) {
  const found = text
    .split('\n')
    .flatMap((line) => [
      ...codesOf(commentOf(line)),
      ...[...line.matchAll(group)].flatMap(([brackets]) => brackets.match(new RegExp(code, 'g'))),
      ...[...line.matchAll(title)].map(([, first, other]) => first ?? other),
    ]);
  return [...new Set(found)];
}

/** Codes that have their rule: the headings of the document. */
export const decidedCodes = (text) =>
  [...text.matchAll(new RegExp(`^### (${code})$`, 'gm'))].map(([, decided]) => decided);

const folders = [
  'server',
  'app',
  'bench',
  'components',
  'docs',
  'e2e',
  'lib',
  'messages',
  'scripts',
];
const kinds = /\.(?:tsx?|m?js|mts|css|md|json)$/;

/** Every text people write, but the document itself and the test of this. */
function texts() {
  const below = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  );
  const unread = /decisions\.md$|check-decisions\.test|-lock\.json$/;
  return [...readdirSync('.'), ...below].filter(
    (name) => kinds.test(name) && !unread.test(name) && statSync(name).isFile(),
  );
}

function check() {
  /** Which file cites a code first. */
  const cited = new Map();
  for (const name of texts())
    for (const one of citedCodes(readFileSync(name, 'utf8')))
      if (!cited.has(one)) cited.set(one, name);
  const decided = decidedCodes(readFileSync(file, 'utf8'));
  const problems = [
    ...[...cited].flatMap(([one, name]) =>
      decided.includes(one) ? [] : [`${name} cites ${one}, which ${file} does not know`],
    ),
    ...decided.flatMap((one) => (cited.has(one) ? [] : [`${file}: nothing cites ${one}`])),
    ...decided.flatMap((one, at) =>
      decided.indexOf(one) === at ? [] : [`${file}: ${one} stands there twice`],
    ),
  ];
  for (const problem of problems) console.error(`✖ ${problem}`);
  console.log(`decisions: ${decided.length} rules, ${problems.length} problems`);
  process.exit(problems.length === 0 ? 0 : 1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) check();
