/** The weight of the site's own code that connects a page to the desktop app. */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Brotli bytes a page may spend on the connection to the desktop app. */
export const desktopBudget = 12 * 1024;

/** @returns brotli bytes of the connection with its cipher, minified for browsers */
export async function measureConnectionBytes() {
  const { outputFiles } = await build({
    entryPoints: ['lib/desktop/connection/connection.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    // crypto-js imports this module where a browser has no random numbers; all supported browsers have them.
    external: ['crypto'],
    write: false,
  });
  return brotliCompressSync(outputFiles[0].contents).length;
}
