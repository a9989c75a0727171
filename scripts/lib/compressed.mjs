// Compressed forms of a build's files, made once: the server sends them as they are (lib/http/front/files/static-files.ts).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = (name) => /\.(?:js|css|json|svg|txt|xml|ico|webmanifest)$/.test(name);

const textsIn = (folder, under) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => ({
      file,
      name: `${under}/${file.slice(folder.length + 1).replaceAll('\\', '/')}`,
    }));

async function compress({ file, name }, target) {
  const body = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  mkdirSync(dirname(join(target, name)), { recursive: true });
  writeFileSync(join(target, `${name}.br`), br);
  writeFileSync(join(target, `${name}.gz`), gz);
  return [name, body.length];
}

/**
 * Writes `<dist>/compressed/static/….br` and `.gz`, the same for `public`, and `sizes.json`: of which file each was
 * made, by its length in bytes.
 * @param {string} dist the build's folder
 */
export async function compressFiles(dist) {
  const target = join(dist, 'compressed');
  rmSync(target, { recursive: true, force: true });
  const files = [...textsIn(join(dist, 'static'), 'static'), ...textsIn('public', 'public')];
  const sizes = await Promise.all(files.map((file) => compress(file, target)));
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'sizes.json'), JSON.stringify(Object.fromEntries(sizes.sort())));
  return files.length;
}
