/** Generates the files the sources need from content/, once or whenever a file changes. */
import { existsSync, watch } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { printFailureAndExit } from '../command/output.mjs';

const contentFolder = 'content';
const templatesFile = 'packages/contract/content/generated/templates.ts';

/**
 * Runs scripts/content.ts.
 * @returns {boolean} whether every file is valid
 */
function regenerate() {
  // Where only a build is served, the texts are in the build already.
  if (!existsSync(contentFolder) || !existsSync('node_modules/tsx')) return true;
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/content.ts'];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

/**
 * Generates content before anything that reads the sources: development, build, tests, types. Ends the command when a
 * file is invalid.
 */
export function generateContent() {
  if (!regenerate()) printFailureAndExit('Content is not valid; the reasons stand above.');
}

/** Generates content only where it is missing, for commands that do not need the newest content. */
export function ensureContent() {
  if (!existsSync(templatesFile)) generateContent();
}

/** In development: a changed text is on its page as quickly as a changed component. */
export function watchContent() {
  let timer;
  watch(contentFolder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(regenerate, 100);
  });
}
