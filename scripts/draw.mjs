/**
 * npm run draw -- <what>: draws pictures, icons and fonts from code. The results are committed, so a build needs no
 * browser.
 */
import { runSubcommand } from './lib/command/run-subcommand.mjs';
import { allowTypeScript } from './lib/command/allow-typescript.mjs';

await allowTypeScript();
await runSubcommand('npm run draw --', {
  previews: ['scripts/draw/previews.mjs', 'icons of the site, and link previews: [page name …]'],
  scenes: ['scripts/draw/scenes.mjs', 'pictures of the product demo: [scene …]'],
  icons: ['scripts/draw/icons.ts', 'app/styles/icons.css, from components/ui/icon-paths.ts'],
  font: ['scripts/draw/font.mjs', 'the Latin font, cut to the characters in use'],
  screenshot: ['scripts/draw/screenshot.mjs', 'any page, to look at: <URL> <folder> [width …]'],
});
