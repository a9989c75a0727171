/** URLs made for programs, in groups. The page of all downloads and llms.txt list the same URLs. Pure. */
import type { Locale } from '@/lib/core/i18n/routing';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { manifestFiles, packageManagers } from '@/lib/downloads/manifests/manifest-files';
import type { Product } from '@/lib/downloads/manifests/manifest-package';
import { feedSections, feedPath } from './feeds/feed-paths';

interface FileGroup {
  readonly id:
    'versions' | 'checksums' | 'status' | 'feeds' | 'site' | (typeof packageManagers)[number];
  readonly files: readonly {
    readonly name: string;
    readonly path: string;
    readonly format: string;
  }[];
}

const formatByManager = { winget: 'YAML', homebrew: 'Ruby', scoop: 'JSON' } as const;

const filesOf = (format: string, ...paths: string[]) =>
  paths.map((path) => ({ name: path.slice(1), path, format }));

interface GroupSources {
  /** Packages of all lists together. */
  readonly packages: readonly ReleasePackage[];
  readonly product: Product;
  /** Whether signatures can be checked. */
  readonly hasReleaseKey: boolean;
}

/** The groups; groups without a file are left out. Only the feeds of the language are listed. */
export function filesForPrograms(
  locale: Locale,
  { packages, product, hasReleaseKey }: GroupSources,
): FileGroup[] {
  const manifests = manifestFiles(packages, product);
  // The signature file is not listed. It is served only while it matches the list, which a cached page cannot promise.
  const keyFiles = hasReleaseKey ? filesOf('public key', '/release-key.pem') : [];
  const hasChecksums = packages.some(({ url, sha256 }) => url !== null && sha256 !== null);
  const groups: FileGroup[] = [
    { id: 'versions', files: filesOf('JSON', '/releases.json') },
    {
      id: 'checksums',
      files: hasChecksums ? [...filesOf('SHA-256', '/SHA256SUMS'), ...keyFiles] : [],
    },
    ...packageManagers.map((id) => ({
      id,
      files: manifests
        .filter(({ manager }) => manager === id)
        .map(({ name, path }) => ({ name, path, format: formatByManager[id] })),
    })),
    { id: 'status', files: filesOf('JSON', '/status.json') },
    {
      id: 'feeds',
      files: filesOf('Atom', ...feedSections.map((section) => feedPath(locale, section))),
    },
    {
      id: 'site',
      files: [...filesOf('sitemap', '/sitemap.xml'), ...filesOf('llms.txt', '/llms.txt')],
    },
  ];
  return groups.filter((group) => group.files.length > 0);
}
