/** Data folders of a test's own site. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const createDataDir = (): string => mkdtempSync(join(tmpdir(), 'data-'));

export const removeFolders = (folders: readonly string[]) =>
  Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
