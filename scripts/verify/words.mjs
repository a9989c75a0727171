/**
 * One thing has one name (docs/glossary.md): finds the variants that ruled-out-words.json rules out, and words against
 * the style of the texts. Words in Chinese and English are searched in the texts for visitors and staff, words under
 * `code` in comments, names of tests and documents.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readCodeTexts, readInterfaceTexts } from './read-texts.mjs';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words in English, in any case; anywhere in Chinese, with or without a blank next to Latin letters. */
function patternOf(language, variant) {
  if (language === 'zh-CN') return new RegExp(escape(variant).replaceAll(' ', ' ?'));
  return new RegExp(`(?<![\\w-])${escape(variant)}(?![\\w-])`, 'i');
}

/**
 * The rules of this project. The file has two groups: `terms`, the names that a thing does not have, and `style`, other
 * words that texts do without. In both, each language (or `code`) has its variants below what to write instead.
 * @returns {{ language: string, variant: string, pattern: RegExp, instead: string }[]}
 */
export function readWordRules() {
  const { terms, style } = JSON.parse(readFileSync('scripts/verify/ruled-out-words.json', 'utf8'));
  return [...Object.entries(terms), ...Object.entries(style)].flatMap(
    ([language, variantsByReplacement]) =>
      Object.entries(variantsByReplacement).flatMap(([instead, variants]) =>
        variants.map((variant) => ({
          language,
          variant,
          pattern: patternOf(language, variant),
          instead,
        })),
      ),
  );
}

/** @returns {string[]} a line for each variant in a text */
export const ruledOutWordsIn = (texts, rules) =>
  texts.flatMap(({ location, language, text }) =>
    rules
      .filter((rule) => rule.language === language && rule.pattern.test(text))
      .map(({ variant, instead }) => `${language} ${location}: "${variant}" → ${instead}`),
  );

function main() {
  const rules = readWordRules();
  const problems = ruledOutWordsIn([...readInterfaceTexts(), ...readCodeTexts()], rules);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`words: ${rules.length} variants, none written`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
