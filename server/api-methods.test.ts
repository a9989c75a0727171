import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apiMethods, methodsOf } from './api-methods';

const folder = join(process.cwd(), 'app', 'api');

/** The path of a handler under app/api and the methods its file exports; GET includes HEAD. */
async function loadMethods(file: string): Promise<readonly [path: string, methods: string[]]> {
  const handlers = (await import(join(folder, file))) as object;
  const names = new Set(Object.keys(handlers).filter((name) => /^[A-Z]+$/.test(name)));
  if (names.has('GET')) names.add('HEAD');
  const path = `/api/${file.replace(/[\\/]route\.ts$/, '').replaceAll('\\', '/')}`;
  // Only the server itself calls this handler, and it skips the checks.
  return [path, path === '/api/revalidate' ? [] : [...names].sort()];
}

it('lists for each route handler the methods its file exports, and no other handler', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const handlerFiles = files.filter((file) => /(^|[\\/])route\.ts$/.test(file));
  expect(
    Object.fromEntries(Object.entries(apiMethods).map(([path, m]) => [path, [...m].sort()])),
  ).toEqual(Object.fromEntries(await Promise.all(handlerFiles.map(loadMethods))));
});

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
