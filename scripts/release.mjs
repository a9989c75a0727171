/**
 * npm run release builds site and console into new folders, with packages of their own; the next start serves them.
 * `-- --rollback` goes back to the previous release, `-- --list` shows all of them. Running servers are not touched
 * (O1).
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopOnInvalidSettings } from '../lib/core/env/validation/check-settings.mjs';
import { buildSite } from './lib/build/site-build.mjs';
import { buildConsole } from './lib/build/console-build.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { printFailureAndExit, printStep } from './lib/command/output.mjs';
import { linkPackages } from './lib/site-releases/link-packages.mjs';
import {
  describeReleases,
  createRelease,
  ReleaseError,
  rollBack,
} from './lib/site-releases/release.mjs';
import { assetsFolder, requireReleasesFolder } from './lib/site-releases/choose-build.mjs';
import { ensureInstalled } from './lib/setup/npm-packages.mjs';
import { stopOnOldNode } from './lib/setup/preconditions.mjs';
import { endOnSignals } from './lib/command/signals.mjs';

const usage = 'Usage: npm run release [-- --list | --rollback]';

function parseAction() {
  try {
    const options = { list: { type: 'boolean' }, rollback: { type: 'boolean' } };
    const { values } = parseArgs({ options });
    if (values.list && values.rollback) printFailureAndExit(usage);
    return values.list ? 'list' : values.rollback ? 'rollback' : 'release';
  } catch {
    return printFailureAndExit(usage);
  }
}

/** @param {string} root */
async function release(root) {
  const name = await createRelease({
    root,
    assetsFolder: assetsFolder(root),
    build: async (folder) => {
      printStep(`Building into ${folder} (two to five minutes) …`);
      process.env.NEXT_DIST_DIR = folder;
      // The site's build generates the content that the console's imports.
      await buildSite();
      await buildConsole();
      for (const dist of [folder, join('packages/console', folder)]) {
        rmSync(join(dist, 'cache'), { recursive: true, force: true });
        linkPackages(dist);
      }
    },
  });
  printStep(`Released ${name}. Servers take it at their next start.`);
}

const action = parseAction();
stopOnOldNode();
endOnSignals();
stopOnInvalidSettings('build');
if (action === 'release') await ensureInstalled();
await applyEnvFiles();
stopOnInvalidSettings('build');
const root = requireReleasesFolder();
try {
  if (action === 'list') console.log(describeReleases(root).join('\n') || `No releases in ${root}`);
  else if (action === 'rollback')
    printStep(`Went back to ${rollBack(root)}. Servers take it at their next start.`);
  else await release(root);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  printFailureAndExit(error.message);
}
