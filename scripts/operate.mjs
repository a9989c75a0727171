// npm run backend, backend:export, backend:seed, announce: an operator's command by its name. With the development
// packages it runs from the sources; without them from the build, which holds the same command bundled. Settings
// come from the environment and the .env files, as for the server; PORT and HOST of those are the site's.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stopOnBadSettings } from '../lib/env/check.mjs';
import { settingOf } from '../lib/env/settings.mjs';
import { runFolder } from './lib/bundle.mjs';
import { ensureContent } from './lib/content.mjs';
import { loadEnvironment, takeDrawnSecrets } from './lib/environment.mjs';
import { fail } from './lib/log.mjs';
import { chooseBuild } from './lib/releases/served.mjs';
import { allowTypeScript } from './lib/typescript.mjs';

const [command] = process.argv.splice(2, 1);

const own = { PORT: process.env.PORT, HOST: process.env.HOST };
await loadEnvironment();
for (const [name, value] of Object.entries(own)) if (value === undefined) delete process.env[name];
stopOnBadSettings('build');
takeDrawnSecrets(settingOf('DATA_DIR'));
chooseBuild();

const bundle = resolve(runFolder(settingOf('NEXT_DIST_DIR')), `${command}.mjs`);
const source = join('scripts', `${command}.ts`);
ensureContent();
if (await allowTypeScript()) await import(pathToFileURL(resolve(source)).href);
else if (existsSync(bundle)) await import(pathToFileURL(bundle).href);
else fail(`There is no ${bundle}. Make a build (npm run build) and keep it here.`);
