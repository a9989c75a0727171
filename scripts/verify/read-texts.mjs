/**
 * All texts to check, with language and place: for visitors and staff the messages, articles, legal texts and the
 * server's own lines, for engineers (language `code`) comments, names of tests and documents.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { readMessages } from '../lib/generate/read-messages.mjs';
import { flattenMessages } from './messages.mjs';

const pathsWithTexts = [
  'lib/campaigns',
  'lib/content',
  'lib/site-content',
  'lib/site.ts',
  'lib/support-hours.ts',
  'packages/backend',
  'server/busy-page.ts',
  'lib/core/http/responses/plain-page.ts',
];
const locales = ['zh-CN', 'en-US'];

const han = /\p{Script=Han}/u;

/** Whether a string is one of the two texts of `bilingual(zh, en)`. */
const isBilingualText = ({ parent }) =>
  ts.isCallExpression(parent) && parent.expression.getText() === 'bilingual';

/**
 * The texts among a module's strings. Names, slugs and classes contain no blank and no Han character, so an English
 * text of one word counts only as an argument of `bilingual`.
 */
export function textsOfModule(location, source) {
  const texts = [];
  const collectTexts = (node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateTail(node);
    if (isText || ts.isTemplateMiddle(node)) {
      const { text } = node;
      if (han.test(text)) texts.push({ location, language: 'zh-CN', text });
      else if (/\w \w/.test(text) || isBilingualText(node))
        texts.push({ location, language: 'en-US', text });
    }
    ts.forEachChild(node, collectTexts);
  };
  collectTexts(ts.createSourceFile(location, source, ts.ScriptTarget.Latest, true));
  return texts;
}

function listModules(path) {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { recursive: true })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !/(?:migrations|testing)[\\/]/.test(name))
    .map((name) => join(path, name));
}

/** The texts of YAML whose records contain both languages. */
function textsOfYaml(location, value, language) {
  if (typeof value === 'string') return language ? [{ location, language, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, nested]) =>
    textsOfYaml(`${location}.${key}`, nested, locales.includes(key) ? key : language),
  );
}

/** Long texts, line by line: the folder of a file determines its language. */
function readContentTexts() {
  const names = readdirSync('content', { recursive: true }).map(String);
  return names.flatMap((name) => {
    const location = join('content', name);
    if (name.endsWith('.yaml')) return textsOfYaml(location, parse(readFileSync(location, 'utf8')));
    const language = locales.find((candidate) => name.split(/[\\/]/).includes(candidate));
    if (!language || !name.endsWith('.md')) return [];
    return readFileSync(location, 'utf8')
      .split('\n')
      .map((text, at) => ({ location: `${location}:${at + 1}`, language, text }));
  });
}

/** Matches comments. A URL is no comment, because the slashes in it follow a colon. */
const commentPattern = /(?<=^|\s)\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** Comments of shell scripts, nginx, systemd, Docker and YAML. */
const hashCommentPattern = /(?<=^|\s)#[^\n]*/gm;

/** Most files call none of these functions, and need not be parsed. */
const testCall = /\b(?:it|test|describe)\s*[.(]/;
const testFunctions = ['it', 'test', 'describe'];

/** Name of the variable a chain of calls begins with: `it` of `it.only.each(table)('name')`. */
function firstNameOf(node) {
  if (ts.isIdentifier(node)) return node.text;
  const inner = node.expression ?? node.tag;
  return inner && firstNameOf(inner);
}

/** The strings an expression is put together from, without values in it. */
function stringsOf(node) {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  return ts.isBinaryExpression(node) ? [...stringsOf(node.left), ...stringsOf(node.right)] : [];
}

/** Names of tests and of their groups, also of tests that run for each row of a table. */
function testNamesOf(location, source) {
  if (!testCall.test(source)) return [];
  const names = [];
  const collectNames = (node) => {
    if (ts.isCallExpression(node) && testFunctions.includes(firstNameOf(node.expression)))
      for (const string of node.arguments.slice(0, 1).flatMap(stringsOf))
        names.push({ 0: string.text, index: string.getStart() });
    ts.forEachChild(node, collectNames);
  };
  collectNames(ts.createSourceFile(location, source, ts.ScriptTarget.Latest, true));
  return names;
}

function matchProse(location, source) {
  if (location.endsWith('.md'))
    return source
      .replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' '))
      .matchAll(/[^\n]+/g);
  if (location.endsWith('.css')) return source.matchAll(commentPattern);
  if (/\.[cm]?[jt]sx?$/.test(location))
    return [...source.matchAll(commentPattern), ...testNamesOf(location, source)];
  return source.matchAll(hashCommentPattern);
}

/** The prose in a file of code or a document; code in a document is left out. */
export function proseOf(location, source) {
  const prose = matchProse(location, source);
  return [...prose].map(({ 0: text, index }) => ({
    location: `${location}:${source.slice(0, index).split('\n').length}`,
    language: 'code',
    text: text.replace(/\s*\n\s*\*?\s*/g, ' '),
  }));
}

const proseFiles = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.css', 'deploy', '.ci', '.github'];

/** @returns {{ location: string, language: string, text: string }[]} */
export function readCodeTexts() {
  const files = execFileSync('git', ['ls-files', '--', ...proseFiles])
    .toString()
    .trim()
    .split('\n')
    .filter(
      (file) => !/^content\/|^docs\/operations\/commands\.md$|^scripts\/verify\/words\./.test(file),
    );
  return files.flatMap((file) => proseOf(file, readFileSync(file, 'utf8')));
}

/** @returns {{ location: string, language: string, text: string }[]} */
export function readInterfaceTexts() {
  const messages = ['messages', 'packages/console/messages'].flatMap((folder) =>
    locales.flatMap((locale) =>
      Object.entries(flattenMessages(readMessages(folder, locale))).map(([location, text]) => ({
        location,
        language: locale,
        text,
      })),
    ),
  );
  const others = pathsWithTexts
    .flatMap(listModules)
    .flatMap((path) => textsOfModule(path, readFileSync(path, 'utf8')));
  return [...messages, ...readContentTexts(), ...others];
}
