// One thing has one name: finds the variants that the tables of docs/glossary.md rule out: variants of terms and habits
// in the texts for visitors and staff, variants of the words of the code in comments, names of tests and documents.
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

/**
 * @param {string} markdown the glossary
 * @returns {{ language: string, variant: string, pattern: RegExp, instead: string }[]}
 */
export function rulesOf(markdown) {
  const rules = [];
  const addRules = (language, variants, instead) => {
    for (const variant of variants.split(',').map((name) => name.trim()))
      if (variant)
        rules.push({ language, variant, pattern: patternOf(language, variant), instead });
  };
  const rowsBelow = (title) =>
    (markdown.split(`## ${title}`)[1] ?? '')
      .split('\n## ')[0]
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map(cellsOf);
  for (const [zh, notZh, en, notEn] of rowsBelow('Terms')) {
    addRules('zh-CN', notZh, zh);
    addRules('en-US', notEn, en);
  }
  for (const [zh, zhInstead, en, enInstead] of rowsBelow('Habits')) {
    addRules('zh-CN', zh, zhInstead);
    addRules('en-US', en, enInstead);
  }
  for (const [not, instead] of rowsBelow('Words of the code')) addRules('code', not, instead);
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
  const rules = rulesOf(readFileSync('docs/glossary.md', 'utf8'));
  if (rules.length < 50) throw new Error('docs/glossary.md: its tables cannot be read');
  const problems = problemsIn([...readInterfaceTexts(), ...readCodeTexts()], rules);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`words: ${rules.length} variants, none written`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
