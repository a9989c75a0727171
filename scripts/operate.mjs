// npm run backend, backend:export, backend:purge, backend:seed: an operator's command by its name. With the development
// packages it runs from the sources; without them from the build, which holds the same command bundled.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { settingOf } from '../lib/env/settings.mjs';
import { runFolder } from './lib/bundle.mjs';
import { fail } from './lib/log.mjs';
import { allowTypeScript } from './lib/typescript.mjs';

const [command] = process.argv.splice(2, 1);

const bundle = resolve(runFolder(settingOf('NEXT_DIST_DIR')), `${command}.mjs`);
const source = join('scripts', `${command}.ts`);
if (await allowTypeScript()) await import(pathToFileURL(resolve(source)).href);
else if (existsSync(bundle)) await import(pathToFileURL(bundle).href);
else fail(`There is no ${bundle}. Make a build (npm run build) and keep it here.`);
