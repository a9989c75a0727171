// Message parity (L3): every key in both languages, with the same placeholders, and used somewhere; no version of a system.
// Usage is found from the source text: namespaces named in useTranslations/getTranslations, keys in
// calls of the translators; `${…}` in a template matches any one segment.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const languages = ['zh-CN', 'en-US'];

/** Flattens a message file to `a.b.c` → text. */
export function flatten(value, prefix = '') {
  if (typeof value === 'string') return { [prefix]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, child]) =>
      flatten(child, prefix ? `${prefix}.${key}` : key),
    ),
  );
}

/** Names of ICU placeholders and tags in a text, sorted. */
export function placeholders(text) {
  const names = [...text.matchAll(/\{\s*(\w+)|<(\w+)>/g)].map(
    ([, argument, tag]) => argument ?? `<${tag}>`,
  );
  return [...new Set(names)].sort().join(' ');
}

/** Differences between two flattened languages, as lines a person can act on. */
export function compare(namespace, zh, en) {
  const problems = [];
  for (const key of new Set([...Object.keys(zh), ...Object.keys(en)])) {
    const name = `${namespace}.${key}`;
    // A field's short name: only where its label is too long for a list, which differs by language.
    if (name.startsWith('fields.names.') && name.endsWith('.short')) continue;
    if (!(key in zh)) problems.push(`${name}: missing in zh-CN`);
    else if (!(key in en)) problems.push(`${name}: missing in en-US`);
    else if (zh[key].trim() === '' || en[key].trim() === '') problems.push(`${name}: empty`);
    else if (placeholders(zh[key]) !== placeholders(en[key])) {
      problems.push(
        `${name}: placeholders differ: "${placeholders(zh[key])}" and "${placeholders(en[key])}"`,
      );
    }
  }
  return problems;
}

/** A system and a version of it, as in "Windows 10", "macOS 10.15" or "Linux 内核 5.15": messages take these from lib/site. */
const versionOfASystem =
  /(?:Windows(?: Server)?|Win|macOS|Linux(?: kernel(?: is)?| 内核)?|Deepin|Android|Vista|Framework|CentOS)\s*(?:SP)?\d(?![24] 位|[24]-bit)/i;

/** Whether a text names a version of a system, which only settings of the site may. */
export const namesSystemVersion = (text) => versionOfASystem.test(text);

const escape = (text) => text.replace(/[.*+?^()|[\]\\]/g, '\\$&');
/** A literal or template of the source as a pattern over key paths. */
const pattern = (literal) => escape(literal).replace(/\$\{[^}]*\}/g, '[^.]+');

/**
 * A test for "is this full key mentioned in the sources?".
 * @param {string[]} sources texts of the program
 */
export function usageOf(sources) {
  const text = sources.join('\n');
  const spaces = new Set();
  for (const [, literal] of text.matchAll(
    /(?:Translations(?:<[^>]*>)?\(|useText\(|namespace:\s*)\s*['"`]([^'"`]+)['"`]/g,
  ))
    spaces.add(pattern(literal));
  const keys = new Set();
  for (const [, literal] of text.matchAll(
    /['"`]((?:[\w-]|\$\{[^}]*\})+(?:\.(?:[\w-]|\$\{[^}]*\})+)*)['"`]/g,
  ))
    keys.add(pattern(literal));
  const all = [...spaces].map((space) => new RegExp(`^${space}(?:\\.(.+))?$`));
  const known = new RegExp(`^(?:${[...keys].join('|')})$`);
  const words = new Set(text.match(/\w+/g));
  const isRead = (path) => path.split('.').some((segment) => words.has(segment));
  const raws = [...text.matchAll(/\.raw\(\s*['"`]([^'"`]+)['"`]/g)].map(
    ([, literal]) => new RegExp(`^${pattern(literal)}(\\.|$)`),
  );
  // Whole groups are handed to islands, which read their texts as properties.
  const groups = [
    ...text.matchAll(/\bgroup\(\s*\w+,\s*'([^']+)',?\s*\)/g),
    // An island that fetches its words itself.
    ...text.matchAll(/\bimport\('@\/messages\/[\w-]+\/(\w+)\.json'\)/g),
  ].map(([, path]) => `${path}.`);
  return (fullKey) =>
    groups.some((group) => fullKey.startsWith(group) && isRead(fullKey.slice(group.length))) ||
    all.some((space) => {
      const rest = splitBySpace(space, fullKey);
      return rest !== null && (known.test(rest) || raws.some((raw) => raw.test(rest)));
    });
}

function splitBySpace(space, fullKey) {
  const match = space.exec(fullKey);
  return match?.[1] ?? null;
}

/** The site, and the console beside it: where their messages lie, what stands before their keys, and who reads them. */
const programs = [
  {
    folder: 'messages',
    before: '',
    sources: ['app', 'components', 'lib'],
    hasFactsElsewhere: true,
  },
  { folder: 'console/messages', before: 'console.', sources: ['console'] },
];

function readSources(folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /^(?!\.next).*\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

function problemsOf({ folder, before, sources, hasFactsElsewhere }) {
  const used = usageOf(readSources(sources));
  const files = languages.map((language) => readdirSync(join(folder, language)).sort());
  const problems =
    files[0].join() === files[1].join() ? [] : [`files differ: ${files[0]} and ${files[1]}`];
  for (const file of files[0]) {
    const namespace = before + file.replace(/\.json$/, '');
    const [zh, en] = languages.map((language) =>
      flatten(JSON.parse(readFileSync(join(folder, language, file), 'utf8'))),
    );
    problems.push(...compare(namespace, zh, en));
    if (hasFactsElsewhere)
      for (const [key, text] of [...Object.entries(zh), ...Object.entries(en)])
        if (namesSystemVersion(text))
          problems.push(`${namespace}.${key}: versions of systems come from lib/site: "${text}"`);
    for (const key of Object.keys(zh))
      if (!used(`${namespace}.${key}`)) problems.push(`${namespace}.${key}: not used anywhere`);
  }
  return problems;
}

function main() {
  const problems = programs.flatMap(problemsOf);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log('messages: both languages agree');
}

if (process.argv[1]?.endsWith('check-messages.mjs')) main();
