// One thing has one name: finds the variants that docs/glossary.md (terms) and unused-words.json (other words) rule
// out. Variants in Chinese and English are searched in the texts for visitors and staff, variants of the code in
// comments, names of tests and documents.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readCodeTexts, readInterfaceTexts } from './texts.mjs';

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words in English, in any case; anywhere in Chinese, with or without a blank next to Latin letters. */
function patternOf(language, variant) {
  if (language === 'zh-CN') return new RegExp(escape(variant).replaceAll(' ', ' ?'));
  return new RegExp(`(?<![\\w-])${escape(variant)}(?![\\w-])`, 'i');
}

const variantsIn = (cell) =>
  cell
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The rows of the table below "Terms". */
const termRowsOf = (markdown) =>
  (markdown.split('## Terms')[1] ?? '')
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cellsOf);

/**
 * @param {string} markdown the glossary, whose terms have their variants next to them
 * @param {Record<string, { not: string[], instead: string }[]>} unusedWords variants by language, or of the code
 * @returns {{ language: string, variant: string, pattern: RegExp, instead: string }[]}
 */
function rulesOf(markdown, unusedWords) {
  const createRules = (language, variants, instead) =>
    variants.map((variant) => ({
      language,
      variant,
      pattern: patternOf(language, variant),
      instead,
    }));
  return [
    ...termRowsOf(markdown).flatMap(([zh, notZh, en, notEn]) => [
      ...createRules('zh-CN', variantsIn(notZh), zh),
      ...createRules('en-US', variantsIn(notEn), en),
    ]),
    ...Object.entries(unusedWords).flatMap(([language, rows]) =>
      rows.flatMap(({ not, instead }) => createRules(language, not, instead)),
    ),
  ];
}

/** The rules of this project. @throws Error when the glossary's table cannot be read */
export function readWordRules() {
  const rules = rulesOf(
    readFileSync('docs/glossary.md', 'utf8'),
    JSON.parse(readFileSync('scripts/verify/unused-words.json', 'utf8')),
  );
  if (rules.length < 150) throw new Error('The table of docs/glossary.md cannot be read');
  return rules;
}

/** @returns {string[]} a line for each variant in a text */
export const problemsIn = (texts, rules) =>
  texts.flatMap(({ location, language, text }) =>
    rules
      .filter((rule) => rule.language === language && rule.pattern.test(text))
      .map(({ variant, instead }) => `${language} ${location}: "${variant}" → ${instead}`),
  );

function main() {
  const rules = readWordRules();
  const problems = problemsIn([...readInterfaceTexts(), ...readCodeTexts()], rules);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`words: ${rules.length} variants, none written`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
