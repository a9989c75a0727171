/** A separate site for a test: for its start or its end, or for changes that would disturb other tests. */
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startSite } from '@/scripts/lib/testing/start-site.mjs';

export type OwnSite = Awaited<ReturnType<typeof startSite>>;

/**
 * A folder with links to this project, except for some files.
 * @param files texts by their path; everything else is a link to this project
 */
export function createProjectWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const ownFiles = Object.keys(files);
  const link = (path: string) => {
    for (const name of readdirSync(path || '.').filter((entryName) => entryName !== '.git')) {
      const childPath = join(path, name);
      if (ownFiles.includes(childPath)) continue;
      if (ownFiles.some((file) => file.startsWith(`${childPath}/`))) link(childPath);
      else {
        mkdirSync(join(folder, path), { recursive: true });
        symlinkSync(resolve(childPath), join(folder, childPath));
      }
    }
  };
  link('');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

interface OwnSiteOptions {
  /** Allows other settings than the settings of the build. */
  readonly allowsAnySettings?: boolean;
  /** The project to serve, made by `createProjectWith`. */
  readonly projectFolder?: string;
}

/**
 * Starts a site with its own database on a free port.
 * @param settings further environment variables; a given DATA_DIR is not deleted when the site stops
 */
export const startOwnSite = (
  settings: Record<string, string> = {},
  { allowsAnySettings = false, projectFolder }: OwnSiteOptions = {},
): Promise<OwnSite> =>
  startSite(
    {
      NEXT_DIST_DIR: '.next-test',
      TRUSTED_PROXIES: '127.0.0.1 ::1',
      ...settings,
    },
    { isQuiet: true, allowsAnySettings, ...(projectFolder && { projectFolder }) },
  );

/** The text and the status that a page has at this moment. */
export async function fetchPage(site: OwnSite, path: string) {
  const response = await fetch(site.origin + path);
  return {
    text: await response.text(),
    status: response.status,
  };
}
