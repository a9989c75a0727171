/**
 * Scripts, style sheets, pictures and icons of this build, from memory and as small as the build could make them
 * (scripts/lib/compressed.mjs). Next is asked once for each, and its headers are kept with it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { collect } from '../answers/collect';
import type { Encoding } from '../answers/encoding';
import { keptAnswer, sendKept, takeWishes, type KeptAnswer } from '../answers/kept-answer';
import { createShelf } from '../answers/shelf';
import type { Handler } from '../error-page';

/** Bytes of files, with their compressed forms; all scripts and icons and the pictures of the most visited pages. */
const most = 24 * 1024 ** 2;

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .map((name) => name.replaceAll('\\', '/'))
    : [];

const asAddress = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Files by their address, as paths below the folder of compressed ones. */
function knownFiles(dist: string, publicFolder: string): Map<string, string> {
  return new Map([
    ...filesIn(join(dist, 'static')).map(
      (name) => [`/_next/static/${asAddress(name)}`, `static/${name}`] as const,
    ),
    ...filesIn(publicFolder).map((name) => [`/${asAddress(name)}`, `public/${name}`] as const),
  ]);
}

/** What the build made of a file; nothing where the file is another one since. */
function madeForms(compressed: string, name: string, plain: Buffer) {
  const made: Partial<Record<Encoding, Buffer>> = {};
  try {
    const sizes = JSON.parse(readFileSync(join(compressed, 'sizes.json'), 'utf8')) as Record<
      string,
      number
    >;
    if (sizes[name] !== plain.length) return made;
    const small = readFileSync(join(compressed, `${name}.gz`));
    // One as long as it was may be another all the same: visitors must get one content in all forms.
    if (!gunzipSync(small).equals(plain)) return made;
    made.br = readFileSync(join(compressed, `${name}.br`));
    made.gzip = small;
  } catch {
    // Made when somebody asks.
  }
  return made;
}

/** Pictures and fonts are compressed by their own formats: nobody is given them in another. */
const isText = (name: string) => /\.(?:js|css|json|svg|txt|xml|map|ico|webmanifest)$/.test(name);

/**
 * @param dist the build's folder
 * @param publicFolder files that go out under their own names
 */
export function withStaticFiles(handle: Handler, dist: string, publicFolder = 'public'): Handler {
  const files = knownFiles(dist, publicFolder);
  const shelf = createShelf<KeptAnswer>(
    most,
    ({ bodies }) => bodies.size(),
    ({ bodies }) => bodies.drop(),
  );
  return async (request, response) => {
    const url = request.url ?? '';
    const name = files.get(url);
    if (name === undefined || request.method !== 'GET' || request.headers.range)
      return handle(request, response);
    const wishes = takeWishes(request);
    const send = (answer: KeptAnswer) =>
      sendKept(isText(name) ? wishes : { ...wishes, accepted: undefined }, response, answer);
    const known = shelf.get(url);
    if (known) return send(known);
    const body = await collect(handle, request, response);
    if (body === null) return;
    if (response.statusCode !== 200 || response.hasHeader('set-cookie'))
      return void response.end(body);
    const made = isText(name) ? madeForms(join(dist, 'compressed'), name, body) : {};
    const answer = keptAnswer(response, body, { made });
    shelf.put(url, answer);
    return send(answer);
  };
}
