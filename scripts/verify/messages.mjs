/**
 * Message parity (L3): every key but the short name of a field exists in both languages, with the same placeholders,
 * and each is used somewhere; no message of the site contains a version of a system. Usage is found from the source
 * text: namespaces named in useTranslations/getTranslations, keys in calls of the translators; `${…}` in a template
 * matches any one segment.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readMessages } from '../lib/generate/read-messages.mjs';

const locales = ['zh-CN', 'en-US'];

/** Flattens a message file to `a.b.c` → text. */
export function flattenMessages(value, prefix = '') {
  if (typeof value === 'string') return { [prefix]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, child]) =>
      flattenMessages(child, prefix ? `${prefix}.${key}` : key),
    ),
  );
}

/** Names of ICU placeholders and tags in a text, sorted. */
export function placeholdersIn(text) {
  const names = [...text.matchAll(/\{\s*(\w+)|<(\w+)>/g)].map(
    ([, argument, tag]) => argument ?? `<${tag}>`,
  );
  return [...new Set(names)].sort().join(' ');
}

/** Differences between two flattened languages, as lines that tell what to change. */
export function compareMessages(zh, en) {
  const problems = [];
  for (const name of new Set([...Object.keys(zh), ...Object.keys(en)])) {
    // A field's short name may exist in one language only, where its label is too long for a list.
    if (name.startsWith('fields.names.') && name.endsWith('.short')) continue;
    if (!(name in zh)) problems.push(`${name}: missing in zh-CN`);
    else if (!(name in en)) problems.push(`${name}: missing in en-US`);
    else if (zh[name].trim() === '' || en[name].trim() === '') problems.push(`${name}: empty`);
    else if (placeholdersIn(zh[name]) !== placeholdersIn(en[name])) {
      problems.push(
        `${name}: placeholders differ: "${placeholdersIn(zh[name])}" and "${placeholdersIn(en[name])}"`,
      );
    }
  }
  return problems;
}

/**
 * A system with a version, as in "Windows 10", "macOS 10.15" or "Linux 内核 5.15": messages take these from
 * lib/releases/minimum-systems.
 */
const versionOfASystem =
  /(?:Windows(?: Server)?|Win|macOS|Linux(?: kernel(?: is)?| 内核)?|Deepin|Android|Vista|Framework|CentOS)\s*(?:SP)?\d(?![24] 位|[24]-bit)/i;

/** Whether a text contains a version of a system, which messages must take from lib/releases/minimum-systems. */
export const mentionsSystemVersion = (text) => versionOfASystem.test(text);

const escape = (text) => text.replace(/[.*+?^()|[\]\\]/g, '\\$&');
/** A literal or template of the source as a pattern over key paths. */
const toPattern = (source) => escape(source).replace(/\$\{[^}]*\}/g, '[^.]+');

const namespacePattern =
  /(?:Translations(?:<[^>]*>)?\(|useClientTranslations\(|namespace:\s*)\s*['"`]([^'"`]+)['"`]/g;
const literalPattern = /['"`]((?:[\w-]|\$\{[^}]*\})+(?:\.(?:[\w-]|\$\{[^}]*\})+)*)['"`]/g;
/** A key made only of variables, as in t(`${group}.${name}`): it would match nearly all keys of all namespaces. */
const variableKeyPattern = /\(\s*`((?:\$\{[^}]*\}\.)*\$\{[^}]*\})`/g;

const patternsOf = (text, expression) => [
  ...new Set([...text.matchAll(expression)].map(([, match]) => toPattern(match))),
];
const anyOf = (patterns) => new RegExp(`^(?:${patterns.join('|')})$`);
/** What is left of a full key after each namespace it begins with. */
const restsOf = (namespaces, fullKey) =>
  namespaces.flatMap((space) => new RegExp(`^${space}\\.(.+)$`).exec(fullKey)?.[1] ?? []);

/**
 * Makes a test whether a full key is used in the sources.
 * @param {string[]} sources texts of the program, one for each file
 * @param {Record<string, string[]>} blocksOfFile blocks of the files that the browser loads itself
 */
export function createUsageTest(sources, blocksOfFile = {}) {
  const text = sources.join('\n');
  const namespaces = patternsOf(text, namespacePattern);
  const keys = patternsOf(text, literalPattern).filter((key) =>
    /\w/.test(key.replaceAll('[^.]+', '')),
  );
  const knownKeys = anyOf(keys);
  // Keys of variables count for the namespaces of their own file.
  const filesWithVariableKeys = sources.flatMap((source) => {
    const patterns = patternsOf(source, variableKeyPattern);
    return patterns.length > 0
      ? [{ namespaces: patternsOf(source, namespacePattern), keys: anyOf(patterns) }]
      : [];
  });
  // A full key, for a translator without a namespace, contains at least two literal parts.
  const fullKeys = anyOf(
    keys.filter((key) => key.replaceAll('[^.]+', '').match(/[\w-]+/g)?.length > 1),
  );
  const sourceWords = new Set(text.match(/\w+/g));
  const isRead = (path) =>
    path.split('.').some((segment) => sourceWords.has(segment) || knownKeys.test(segment));
  const rawPatterns = patternsOf(text, /\.raw\(\s*['"`]([^'"`]+)['"`]/g).map(
    (raw) => new RegExp(`^${raw}(\\.|$)`),
  );
  // Whole groups are passed to client components, which read their texts as properties.
  const groups = [...text.matchAll(/\bpickMessages\(\s*\w+,\s*'([^']+)',?\s*\)/g)].map(
    ([, path]) => `${path}.`,
  );
  // A file the browser loads itself: each of its blocks is read as properties.
  for (const [, file] of text.matchAll(/\bimport\('@\/messages\/[\w-]+\/([\w-]+)\.json'\)/g))
    groups.push(...(blocksOfFile[file] ?? []).map((block) => `${block}.`));
  return (fullKey) =>
    groups.some((group) => fullKey.startsWith(group) && isRead(fullKey.slice(group.length))) ||
    fullKeys.test(fullKey) ||
    restsOf(namespaces, fullKey).some(
      (rest) => knownKeys.test(rest) || rawPatterns.some((raw) => raw.test(rest)),
    ) ||
    filesWithVariableKeys.some((file) =>
      restsOf(file.namespaces, fullKey).some((rest) => file.keys.test(rest)),
    );
}

/** Files of messages that the browser loads by a late import, and their blocks. */
const loadedByBrowser = ['demo', 'forms', 'in-app'];
const blocksOfFile = () =>
  Object.fromEntries(
    loadedByBrowser.map((file) => [
      file,
      Object.keys(JSON.parse(readFileSync(`messages/${locales[0]}/${file}.json`, 'utf8'))),
    ]),
  );

/** The site and the console: their messages in a language, and the sources that use them. */
const programs = [
  {
    read: (locale) => readMessages('messages', locale),
    sourceFolders: ['app', 'components', 'lib'],
    mustNotNameVersions: true,
  },
  {
    read: (locale) => ({ console: readMessages('packages/console/messages', locale) }),
    sourceFolders: ['packages/console', 'packages/contract'],
  },
];

function readSources(folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /^(?!\.next).*\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

/**
 * The problems of the messages of a program.
 * @param {{ read: (locale: string) => object, sourceFolders: string[], mustNotNameVersions?: boolean }} program
 */
export function messageProblemsOf({ read, sourceFolders, mustNotNameVersions = false }) {
  const isUsed = createUsageTest(readSources(sourceFolders), blocksOfFile());
  const [zh, en] = locales.map((locale) => flattenMessages(read(locale)));
  const systemVersions = [...Object.entries(zh), ...Object.entries(en)]
    .filter(([, text]) => mustNotNameVersions && mentionsSystemVersion(text))
    .map(
      ([key, text]) =>
        `${key}: versions of systems come from lib/releases/minimum-systems: "${text}"`,
    );
  const unused = Object.keys(zh)
    .filter((key) => !isUsed(key))
    .map((key) => `${key}: not used anywhere`);
  return [...compareMessages(zh, en), ...systemVersions, ...unused];
}

function main() {
  const problems = programs.flatMap(messageProblemsOf);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log('messages: both languages agree');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
