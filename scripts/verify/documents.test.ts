import { commentProblemsOf, documentProblemsOf, wordsOf } from './documents.mjs';

const files: Readonly<Record<string, string>> = {
  'docs/a.md': '',
  'docs/b.md': '# One\n\n## Two `--words`, again\n\n## One\n\n<a id="mark"></a>',
  'deploy/nginx': '',
};

const pathEnds = new Set(['there.ts', 'x/there.ts']);
const problems = (text: string) =>
  documentProblemsOf(
    'docs/a.md',
    (path) => (path === 'docs/a.md' ? text : (files[path] ?? null)),
    ['start'],
    pathEnds,
  );

it.each<[string, string[]]>([
  ['[a](b.md) [b](./b.md#one) [c](b.md#one-1) [d](b.md#two---words-again) [e](b.md#mark)', []],
  ['# Here\n\n[a](#here) [b](https://example.com/none) [c](mailto:a@b.c)', []],
  ['[a](c.md)', ['docs/a.md: there is no docs/c.md']],
  ['![a](../c.png)', ['docs/a.md: there is no c.png']],
  ['[a](b.md#three)', ['docs/a.md: docs/b.md has no heading #three']],
  ['[a](#there)', ['docs/a.md: docs/a.md has no heading #there']],
  ['`deploy/nginx/` `deploy/site.env` `docs/adr/*.md` `a/b`', []],
  ['`lib/nothing.ts`', ['docs/a.md: there is no lib/nothing.ts']],
  ['`there.ts`', []],
  ['`x/there.ts`', []],
  ['`gone.ts`', ['docs/a.md: there is no gone.ts']],
  ['`x/gone.ts`', ['docs/a.md: there is no x/gone.ts']],
  ['`gone.json`', ['docs/a.md: there is no gone.json']],
  ['```sh\nnpm run start -- --x\n```', []],
  ['`npm run --silent stop`', ['docs/a.md: there is no npm run stop']],
])('%s', (text, found) => expect(problems(text)).toEqual(found));

it.each<[string, string[]]>([
  ['/** See there.ts, ./there.ts, @/x/there.ts and (x/there.ts). */', []],
  ['// as gone.ts does, y/there.ts and ./y/there.ts', ['gone.ts', 'y/there.ts', './y/there.ts']],
  ['const file = "gone.ts"; // there.ts', []],
  ['const url = "https://example.com/gone.ts";', []],
  ['/**\n * Like `findIt`, {@link findIt} and `findIt()`.\n */\nfunction findIt() {}', []],
  ['/** Like `lostIt()` and {@link goneIt}. */ const a = 1;', ['lostIt', 'goneIt']],
  ['/** As lostIt does, for a LostType. */ const a = 1;', ['lostIt', 'LostType']],
  ["const glob = 'lib/**/lostIt'; const other = 'a/**/*.ts';", []],
  ['/** @typedef {{ a: number }} FoundType */\n/** A FoundType. */', []],
  [
    '/** `plain`, `a b`, `CONSTANT`, a/path/lostIt, some.lostIt and TypeScript are no names. */',
    [],
  ],
])('comments: %s', (text, missing) =>
  expect(commentProblemsOf('a.ts', text, pathEnds, new Set(wordsOf(text)))).toEqual(
    missing.map((name) => `a.ts: a comment mentions ${name}, which there is not`),
  ),
);
