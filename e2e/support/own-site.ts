/** A site of a test's own: for what happens at its start or its end, or would disturb the others. */
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startSite } from '../../bench/lib/site.mjs';

export type OwnSite = Awaited<ReturnType<typeof startSite>>;

/**
 * A folder that is this project but for some files of its own.
 * @param files texts by their path; everything else is a link to this project
 */
export function projectWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const own = Object.keys(files);
  const link = (path: string) => {
    for (const name of readdirSync(path || '.').filter((one) => one !== '.git')) {
      const each = join(path, name);
      if (own.includes(each)) continue;
      if (own.some((file) => file.startsWith(`${each}/`))) link(each);
      else {
        mkdirSync(join(folder, path), { recursive: true });
        symlinkSync(resolve(each), join(folder, each));
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
  /** Also with other settings than the build was made with. */
  readonly anySettings?: boolean;
  /** The project as it is served, by `projectWith`. */
  readonly folder?: string;
}

/**
 * Starts a site with its own store on a free port.
 * @param settings further environment variables; a given DATA_DIR is not deleted when the site stops
 */
export const startOwnSite = (
  settings: Record<string, string> = {},
  { anySettings = false, folder }: OwnSiteOptions = {},
): Promise<OwnSite> =>
  startSite(
    {
      NEXT_DIST_DIR: '.next-test',
      TRUSTED_PROXIES: '127.0.0.1 ::1',
      ...settings,
    },
    { quiet: true, anySettings, ...(folder && { folder }) },
  );
