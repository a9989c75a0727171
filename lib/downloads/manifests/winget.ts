/**
 * Writes the four files winget reads for a version: its version, installers, and texts in English and Chinese. Pure.
 */
import type { Locale } from '@/lib/core/i18n/routing';
import type { DesktopLine, ReleasePackage } from '@/lib/releases/release-package';
import {
  extensionOf,
  permanentUrl,
  manifestPackageOf,
  productSummary,
  type ManifestPackage,
  type Product,
} from './manifest-package';
import { toYaml, type YamlRecord } from './yaml';

const wingetSchemaVersion = '1.6.0';

/** v6 is installed next to v5, so it is a separate package. */
const identifiers: Readonly<Record<DesktopLine, string>> = {
  v5: 'SuperBrowser.SuperBrowser',
  v6: 'SuperBrowser.SuperBrowser.6',
};

/** Packages winget can run, by file extension. */
const installerTypes: Readonly<Record<string, string>> = { exe: 'exe', msi: 'msi' };

const architectures = [
  ['windows', 'x64'],
  ['windows-x86', 'x86'],
] as const;

function installerRecords(
  manifestPackage: ManifestPackage,
  architecture: string,
  { origin }: Product,
): YamlRecord[] {
  const type = installerTypes[extensionOf(manifestPackage)];
  if (!type) return [];
  return [
    {
      Architecture: architecture,
      InstallerType: type,
      InstallerUrl: permanentUrl(origin, manifestPackage),
      InstallerSha256: manifestPackage.sha256.toUpperCase(),
      // The installer shows its windows, because no switches for a silent installation are known.
      InstallModes: ['interactive'],
      ReleaseDate: manifestPackage.releasedOn,
    },
  ];
}

function localeTexts(locale: Locale, product: Product): YamlRecord {
  return {
    PackageLocale: locale,
    Publisher: product.publisher,
    PublisherUrl: product.home[locale],
    PublisherSupportUrl: product.support[locale],
    PrivacyUrl: product.privacy[locale],
    PackageName: product.name[locale],
    PackageUrl: product.home[locale],
    License: 'Proprietary',
    LicenseUrl: product.terms[locale],
    ShortDescription: productSummary[locale],
    ReleaseNotesUrl: product.notes[locale],
  };
}

const schemaComment = (type: string) =>
  `yaml-language-server: $schema=https://aka.ms/winget-manifest.${type}.${wingetSchemaVersion}.schema.json`;

/**
 * The files of a line, by name. Empty where the line's Windows package is missing, has no checksum, or cannot be
 * installed by winget.
 * @param packages at least the packages of that line
 */
export function wingetFiles(
  packages: readonly ReleasePackage[],
  line: DesktopLine,
  product: Product,
): Readonly<Record<string, string>> {
  const mainPackage = manifestPackageOf(packages, 'windows', line);
  if (!mainPackage) return {};
  const installers = architectures.flatMap(([platform, architecture]) => {
    const manifestPackage = manifestPackageOf(packages, platform, line);
    // A manifest contains one version only.
    return manifestPackage?.version === mainPackage.version
      ? installerRecords(manifestPackage, architecture, product)
      : [];
  });
  if (installers.length === 0) return {};
  const identifier = identifiers[line];
  const packageFields = { PackageIdentifier: identifier, PackageVersion: mainPackage.version };
  const renderManifest = (type: string, content: YamlRecord) =>
    toYaml(schemaComment(type), {
      ...packageFields,
      ...content,
      ManifestType: type,
      ManifestVersion: wingetSchemaVersion,
    });
  return {
    [`${identifier}.yaml`]: renderManifest('version', { DefaultLocale: 'en-US' }),
    [`${identifier}.installer.yaml`]: renderManifest('installer', { Installers: installers }),
    [`${identifier}.locale.en-US.yaml`]: renderManifest(
      'defaultLocale',
      localeTexts('en-US', product),
    ),
    [`${identifier}.locale.zh-CN.yaml`]: renderManifest('locale', localeTexts('zh-CN', product)),
  };
}
