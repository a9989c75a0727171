import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiMethods, methodsOf } from './api-methods';

const folder = join(process.cwd(), 'app', 'api');

/** Every handler's address and what its file exports; HEAD comes with GET. */
const handlers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[\\/])route\.ts$/.test(file))
  .map((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const exported = [...source.matchAll(/^export (?:async )?(?:const|function) ([A-Z]+)\b/gm)];
    const names = new Set(exported.map(([, name = '']) => name));
    if (names.has('GET')) names.add('HEAD');
    const path = `/api/${file.replace(/[\\/]route\.ts$/, '').replaceAll('\\', '/')}`;
    // Past the checks: the server asks it itself.
    return [path, path === '/api/content' ? [] : [...names].sort()] as const;
  });

it('says of each route handler what its file exports, and knows no other', () =>
  expect(
    Object.fromEntries(Object.entries(apiMethods).map(([path, m]) => [path, [...m].sort()])),
  ).toEqual(Object.fromEntries(handlers)));

it.each([
  ['/', 'GET HEAD'],
  ['/en/download', 'GET HEAD'],
  ['/files/v5/x.exe', 'GET HEAD'],
  ['/_next/static/x.js', 'GET HEAD'],
  ['/api/nothing', 'GET HEAD'],
  ['/api/log', 'POST'],
  ['/api/applications/private', 'POST'],
  ['/api/applications/private/more', 'GET HEAD'],
  ['/api/oauth/en-US', 'GET HEAD'],
  ['/api/oauth/switch', 'POST'],
  ['/api/oauth/', 'GET HEAD'],
  ['constructor', 'GET HEAD'],
])('%s takes %s', (path, expected) => expect(methodsOf(path).join(' ')).toBe(expected));
