/** Checks and serves the present build. */
import { settingOf } from '../../../lib/core/env/settings.mjs';
import { readBuildRecord, unusableReason } from '../build/build-record.mjs';
import { printFailureAndExit } from '../command/output.mjs';
import { serveWithBackend } from './serve-with-backend.mjs';

/**
 * Stops with one line when there is no build, or it was made with other settings.
 * @param {{ allowsAnySettings?: boolean }} [options] allowsAnySettings: for tests that deliberately give a build other
 * settings
 */
export function stopOnUnusableBuild({ allowsAnySettings = false } = {}) {
  const dist = settingOf('NEXT_DIST_DIR');
  const buildRecord = readBuildRecord(dist);
  const reason = allowsAnySettings && buildRecord ? null : unusableReason(dist, buildRecord);
  if (reason) printFailureAndExit(reason);
}

/** Serves the present build. Installs, builds and compiles nothing. */
export const serveBuilt = () => serveWithBackend(settingOf('NEXT_DIST_DIR'));
