import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clickTargets, shownComponents } from './names';

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);
const wordsOf = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, word]) => word ?? ''))),
];

it('every word of a page is one the server takes, and none is left over', () => {
  const pressed = wordsOf(/(?:data-track|\btrack)="([^"]*)"/g);
  expect(pressed.sort()).toEqual([...clickTargets].sort());
  expect(wordsOf(/data-display="([^"]*)"/g).sort()).toEqual([...shownComponents].sort());
});
