/**
 * Part of npm run verify: everything the Markdown documents refer to must exist: linked files and anchors, pictures,
 * paths of this repository in code, npm scripts. So must the files and names that comments in the sources mention. No
 * network. Articles of content/ have their own check (npm run content).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: true });

/** An anchor as GitHub makes it: lower case, no punctuation, hyphens for blanks. */
const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');

const textOf = ({ children }) =>
  children
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

/**
 * @param {string} text Markdown
 * @returns {{ anchors: Set<string>, links: string[], code: string[] }} code: spans and blocks
 */
function contentsOf(text) {
  const anchors = new Set();
  const links = [];
  const code = [];
  const addHeading = (slug) => {
    let unique = slug;
    for (let count = 1; anchors.has(unique); count += 1) unique = `${slug}-${count}`;
    anchors.add(unique);
  };
  const readToken = (token, previousToken) => {
    if (token.type === 'inline' && previousToken?.type === 'heading_open')
      addHeading(slugOf(textOf(token)));
    if (token.type === 'link_open') links.push(token.attrGet('href'));
    if (token.type === 'image') links.push(token.attrGet('src'));
    if (['code_inline', 'fence', 'code_block'].includes(token.type)) code.push(token.content);
    for (const [, id] of token.type.startsWith('html_')
      ? token.content.matchAll(/id="(.+?)"/g)
      : [])
      anchors.add(id);
    token.children?.forEach(readToken);
  };
  markdown.parse(text, {}).forEach((token, at, all) => readToken(token, all[at - 1]));
  return { anchors, links, code };
}

/** Folders whose paths documents write as code. */
const pathInCode =
  /^(?:app|bench|components|content|deploy|docs|e2e|lib|messages|packages|public|scripts|server|\.ci|\.github)\/[\w@.()[\]/-]+$/;
/** Files of Next that this project does not have, or that it creates. */
const filesOfNext = ['loading.tsx', 'next-env.d.ts', 'next.config.mjs', 'proxy.ts'];
/** Files that builds, commands and other systems write, which documents name without a folder. */
const writtenFiles = [
  'announced.json',
  'build.json',
  'releases.json',
  'schema.json',
  'secrets.json',
];
/** Files that builds and installations create. */
const isGenerated = (path) =>
  /\/\.(?:next|releases)|^deploy\/(?:site\.env|\.env|certificates)$|^lib\/downloads\/signed-checksums\/release-key\.pem$/.test(
    path,
  );

/**
 * @param {string} file its path in the repository
 * @param {(path: string) => string | null} read text of a file, null where there is none; '' for a folder
 * @param {readonly string[]} scripts names of npm scripts
 * @param {{ has(name: string): boolean }} pathEnds ends of the paths of the repository
 * @returns {string[]} a line for each missing thing
 */
export function documentProblemsOf(file, read, scripts, pathEnds) {
  const { links, code } = contentsOf(read(file) ?? '');
  const problems = [];
  for (const link of links.map(decodeURIComponent)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [path, anchor] = link.split('#');
    const target = path ? normalize(`${dirname(file)}/${path}`).replace(/\/$/, '') : file;
    const text = read(target);
    if (text === null) problems.push(`${file}: there is no ${target}`);
    else if (anchor && target.endsWith('.md') && !contentsOf(text).anchors.has(anchor))
      problems.push(`${file}: ${target} has no heading #${anchor}`);
  }
  for (const path of code.filter((text) => pathInCode.test(text) && !isGenerated(text))) {
    // A package's README names its own folders.
    const places = [path, `${dirname(file)}/${path}`].map((place) =>
      normalize(place).replace(/\/$/, ''),
    );
    if (places.every((place) => read(place) === null))
      problems.push(`${file}: there is no ${path}`);
  }
  for (const name of code.filter(
    (text) =>
      /^(?!\.|[A-Z_]+\/)[\w.@()[\]-]+(?:\/[\w.@()[\]-]+)*\.(?:tsx?|[cm]js|mts|css|json|sh|ya?ml)$/.test(
        text,
      ) && !pathInCode.test(text),
  ))
    if (!pathEnds.has(name)) problems.push(`${file}: there is no ${name}`);
  for (const [, name] of code.join('\n').matchAll(/npm run (?:--silent )?([\w:-]+)/g))
    if (!scripts.includes(name)) problems.push(`${file}: there is no npm run ${name}`);
  return problems;
}

/** The ends of a path: its file name, also with the folders before it. */
const pathEndsOf = (path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'));

/** Matches comments; a URL or a glob in a string is no comment. */
const commentPattern = /(?<![^\s({\[,])\/\*[\s\S]*?\*\/|(?<![:'"`\\*])\/\/.*$/gm;

/** A file in a comment: its name, also with folders before it. */
const pathPattern =
  /(?<![\w./-])(?:\.{1,2}\/)*(?:(?:[\w@-]+|\(\w[\w-]*\)|\[[\w.-]+\])\/)*\w[\w.-]*\.(?:tsx?|mjs|mts)\b/g;

/** A name of the code in a comment: capitals inside a word. A part of a path or of a dotted name does not count. */
const namePattern = /(?<![\w./#@-])((?:[a-z]+|[A-Z][a-z\d]+)[A-Z]\w*)\b/g;
/** Words of that form that are no names of the code. */
const properNames = new Set([
  'CommonJS',
  'CommonMark',
  'GitHub',
  'MiB',
  'PowerShell',
  'SqliteError',
  'TypeScript',
  'WeCom',
  'WebGL',
  'mDNS',
  'turbopackIgnore',
]);

/**
 * @param {string} file its path in the repository
 * @param {string} text a source in TypeScript or JavaScript
 * @param {{ has(name: string): boolean }} pathEnds ends of the paths of the repository
 * @param {{ has(name: string): boolean }} words every word of the sources outside comments
 * @returns {string[]} a line for each file and each name that a comment mentions and nothing has
 */
export function commentProblemsOf(file, text, pathEnds, words) {
  const comments = (text.match(commentPattern) ?? []).join('\n');
  const files = [...comments.matchAll(pathPattern)].map(([path]) => path);
  const hasFile = (path) =>
    pathEnds.has(
      path.startsWith('.')
        ? normalize(`${dirname(file)}/${path}`)
        : path.replace(/^@\//, '').replace(/^@superbrowser\//, 'packages/'),
    );
  const names = [...comments.matchAll(namePattern)]
    .map(([, name]) => name)
    .filter((name) => !properNames.has(name));
  return [
    ...files.filter((path) => !hasFile(path)),
    ...names.filter((name) => !words.has(name)),
  ].map((name) => `${file}: a comment mentions ${name}, which there is not`);
}

const testTitlePattern = /\b(?:describe|it|test)\(\s*(['"`])(?:\\.|(?!\1)[^\\])*\1/g;

/**
 * Words outside comments and titles of tests, and types that comments define.
 * @param {string} text
 * @returns {string[]}
 */
export const wordsOf = (text) => [
  ...(text.replace(commentPattern, ' ').replace(testTitlePattern, ' ').match(/\w+/g) ?? []),
  ...[...text.matchAll(/@typedef \{.+\} (\w+)/g)].map(([, name]) => name),
];

const listFiles = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter(existsSync);

function readText(path) {
  if (!existsSync(path)) return null;
  return path.endsWith('.md') ? readFileSync(path, 'utf8') : '';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = listFiles('*.md', ':!content/');
  const sources = listFiles('*.ts', '*.tsx', '*.mjs', '*.mts', ':!scripts/verify/*.test.ts').map(
    (file) => [file, readFileSync(file, 'utf8')],
  );
  const pathEnds = new Set([...listFiles().flatMap(pathEndsOf), ...filesOfNext, ...writtenFiles]);
  const words = new Set(sources.flatMap(([, text]) => wordsOf(text)));
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  const problems = [
    ...files.flatMap((file) => documentProblemsOf(file, readText, scripts, pathEnds)),
    ...sources.flatMap(([file, text]) => commentProblemsOf(file, text, pathEnds, words)),
  ];
  for (const problem of problems) console.error(`✖ ${problem}`);
  if (problems.length === 0)
    console.log(`${files.length} documents, comments of ${sources.length} sources`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
