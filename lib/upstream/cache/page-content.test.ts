/** A site that starts watches everything its pages show (O3). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentResources } from './cached';
import './page-content';

const room = 'lib/upstream';
const readers = readdirSync(room)
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .filter((name) => readFileSync(join(room, name), 'utf8').includes('contentReader'));

it('knows each list by its name, before anybody asks for a page', () => {
  expect([...contentResources().keys()].sort()).toEqual(
    expect.arrayContaining(['ad-bottom', 'ad-top', 'history', 'history-linux']),
  );
});

it('names each file that reads what pages are made of', () => {
  expect(readers.length).toBeGreaterThan(5);
  const named = readFileSync(join(room, 'cache', 'page-content.ts'), 'utf8');
  for (const name of readers) expect(named).toContain(`import '../${name.replace('.ts', '')}';`);
});
