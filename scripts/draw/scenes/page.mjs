/** The page a picture is taken of: the demo's own markup and style, without the site around it. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const folder = 'node_modules/.cache/scenes';

/** Bundles the demo's view for node: its markup as a function, and its style. */
async function bundleScenes() {
  const { outputFiles } = await build({
    entryPoints: ['scripts/draw/scenes/scene-markup.tsx'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    write: false,
    logLevel: 'warning',
  });
  const [script, style] = ['.mjs', '.css'].map((ending) =>
    outputFiles.find(({ path }) => path.endsWith(ending)),
  );
  await mkdir(folder, { recursive: true });
  const file = resolve(
    join(folder, `${createHash('sha256').update(script.text).digest('hex')}.mjs`),
  );
  await writeFile(file, script.text);
  const { sceneMarkup } = await import(pathToFileURL(file).href);
  return { sceneMarkup, style: style.text };
}

/** The site's own fonts under the names of its style sheet (app/[locale]/fonts.ts). */
const fonts = { latin: 'latin.woff2', 'latin-marks': 'latin-marks.woff2' };

async function fontFaceRule([name, file]) {
  const data = await readFile(`app/fonts/${file}`, 'base64');
  const range = name === 'latin' ? 'unicode-range:U+20-7E,U+A9,U+AE,U+B0-B3,U+D7,U+E9;' : '';
  return `@font-face{font-family:"${name}";src:url(data:font/woff2;base64,${data});font-weight:400 800;${range}}:root{--font-${name}:"${name}"}`;
}

/** Tokens and the plain background of every page. */
async function loadSiteStyle() {
  const sheet = await readFile('app/globals.css', 'utf8');
  const theme = await readFile('app/styles/tokens.css', 'utf8');
  const tokens = /@theme \{([\s\S]*?)\n\}/.exec(theme)[1].replace(/--[\w-]+-\*:[^;]*;/g, '');
  const english = /:root:lang\(en\) \{[\s\S]*?\n\}/.exec(sheet)[0];
  const reset = await readFile('node_modules/tailwindcss/preflight.css', 'utf8');
  // The only utility class the pictures need: text for screen readers.
  const hidden =
    '.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}';
  const faces = await Promise.all(Object.entries(fonts).map(fontFaceRule));
  return `${faces.join('')}:root{${tokens}}${english}${reset.replaceAll('--theme(', 'var(').replace(/var\(--default[^;]*;/g, 'inherit;')}body{font-family:var(--font-sans);-webkit-font-smoothing:antialiased}${hidden}`;
}

const tint = (store) => `color-mix(in srgb,var(--color-store-${store}) 18%,var(--color-paper))`;
const backgrounds = {
  blue: 'var(--color-blue-100)',
  us: tint('us'),
  uk: tint('uk'),
  de: tint('de'),
  jp: tint('jp'),
};

/** White border around a part shown as a card, in pixels of the desktop app. */
export const cardEdge = 14;

/** One part of the desktop app as a card, without hidden rows; transparent background. */
const closeUpStyle = ({ part, hiddenSelector, isBare, style }) => `
  body{background:none}
  body>div{position:absolute;left:60px;top:60px}
  body *{overflow:visible!important;visibility:hidden}
  ${part},${part} *{visibility:visible}
  ${isBare ? '' : `body ${part}{flex:none;min-height:0;height:auto;border:0;background-color:var(--color-paper);border-radius:8px;box-shadow:0 0 0 ${cardEdge}px var(--color-paper)}`}
  body ${part}{${style ?? ''}}
  select{padding:0 0 0 6px!important}
  ${hiddenSelector ? `${hiddenSelector}{display:none!important}` : ''}`;

/** The same card on a background, with a shadow below the card. */
const tileStyle = (crop) => `
  ${closeUpStyle(crop)}
  body{overflow:hidden;background:${backgrounds[crop.background]}}
  body>div{left:0;top:0;transform-origin:0 0}
  body ${crop.part}{box-shadow:${crop.isBare ? '' : `0 0 0 ${cardEdge}px var(--color-paper),`}0 ${cardEdge + 6}px 44px 6px color-mix(in srgb,var(--color-ink-900) 16%,transparent)}`;

/** Layout size of the desktop app in a picture. */
export const layoutOf = ({ kind, isOnPhone, width, height }) => {
  if (kind === 'phone') return { width: width ?? 390, height: height ?? 700 };
  if (isOnPhone) return { width: 390, height: height ?? 700 };
  return { width: 1200, height: (kind === 'window' && height) || 720 };
};

function frameStyle(crop) {
  const stillStyle =
    '*{animation:none!important;transition:none!important}[class*=beams]{display:none!important}';
  const { width, height } = layoutOf(crop);
  if (crop.kind === 'close' || crop.kind === 'tile')
    return `${stillStyle}${crop.kind === 'tile' ? tileStyle(crop) : closeUpStyle(crop)}body>div{width:${width}px!important;height:${height}px!important}`;
  const hidden = crop.hiddenSelector ? `${crop.hiddenSelector}{display:none!important}` : '';
  return `${stillStyle}body{width:${width}px;height:${height}px}${hidden}`;
}

/**
 * @returns {Promise<(crop: object, locale: string) => Promise<{ html: string, hash: string }>>} the page of a
 * picture, and a hash of all that is visible on it
 */
export async function createSceneRenderer() {
  const { sceneMarkup, style } = await bundleScenes();
  const siteStyle = await loadSiteStyle();
  return async (crop, locale) => {
    const { demo: demoMessages } = JSON.parse(
      await readFile(`messages/${locale}/demo.json`, 'utf8'),
    );
    const markup = sceneMarkup(crop, demoMessages);
    const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${siteStyle}${style}${frameStyle(crop)}</style><body>${markup}</body></html>`;
    const hash = createHash('sha256')
      .update(JSON.stringify([html, crop]))
      .digest('hex')
      .slice(0, 16);
    return { html, hash };
  };
}
