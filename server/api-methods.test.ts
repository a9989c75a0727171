import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiMethods, methodsOf } from './api-methods';

const folder = join(process.cwd(), 'app', 'api');

/** The path of every handler under app/api and the methods its file exports; GET includes HEAD. */
const handlers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[\\/])route\.ts$/.test(file))
  .map((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const exported = [...source.matchAll(/^export (?:async )?(?:const|function) ([A-Z]+)\b/gm)];
    const names = new Set(exported.map(([, name = '']) => name));
    if (names.has('GET')) names.add('HEAD');
    const path = `/api/${file.replace(/[\\/]route\.ts$/, '').replaceAll('\\', '/')}`;
    // Only the server itself calls it, and skips the checks.
    return [path, path === '/api/content' ? [] : [...names].sort()] as const;
  });

it('lists for each route handler the methods its file exports, and no other handler', () =>
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
])('%s allows %s', (path, expected) => expect(methodsOf(path).join(' ')).toBe(expected));
