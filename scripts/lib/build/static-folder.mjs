/**
 * Puts all files of a build that are sent unchanged into one folder, with the compressed forms next to each: what the
 * server sends without Next (server/static-files.ts).
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed by their own formats. */
const isText = (name) => /\.(?:js|css|json|svg|txt|xml|ico|webmanifest)$/.test(name);

async function compress(file) {
  const body = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/**
 * Creates `<dist>/www`: the build's `static` below `_next/static`, the files of public/, and drawn QR codes.
 * @param {string} dist the build's folder
 * @param {Readonly<Record<string, string>>} qrCodeFiles SVG of each code, by its path below `_next/static`
 */
export async function createStaticFolder(dist, qrCodeFiles) {
  const target = join(dist, 'www');
  const assets = join(target, '_next', 'static');
  rmSync(target, { recursive: true, force: true });
  cpSync('public', target, { recursive: true });
  cpSync(join(dist, 'static'), assets, { recursive: true });
  for (const [name, text] of Object.entries(qrCodeFiles)) {
    mkdirSync(dirname(join(assets, name)), { recursive: true });
    writeFileSync(join(assets, name), text);
  }
  const textFiles = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(textFiles.map(compress));
}
