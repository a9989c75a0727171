/** Writes a Scoop manifest. Pure. */
import type { DesktopLine, ReleasePackage } from '@/lib/releases/release-package';
import {
  extensionOf,
  permanentUrl,
  manifestPackageOf,
  productSummary,
  type ManifestPackage,
  type Product,
} from './manifest-package';

const manifestNames: Readonly<Record<DesktopLine, string>> = {
  v5: 'superbrowser',
  v6: 'superbrowser6',
};

/** Name of the downloaded file, whatever the URL ends in. */
const setupFileName = 'SuperBrowserSetup.exe';

const manifestNotes = [
  'The installer asks where to put the program. Remove it in the settings of Windows:',
  'Scoop removes the installer only.',
];

const isProgram = (manifestPackage: ManifestPackage | null): manifestPackage is ManifestPackage =>
  manifestPackage !== null && extensionOf(manifestPackage) === 'exe';

/**
 * The manifest of a line, by its file name. Empty where the line's Windows package is missing, has no checksum, or is
 * no program.
 */
export function scoopFiles(
  packages: readonly ReleasePackage[],
  line: DesktopLine,
  { origin, home, terms }: Product,
): Readonly<Record<string, string>> {
  const mainPackage = manifestPackageOf(packages, 'windows', line);
  if (!isProgram(mainPackage)) return {};
  const x86Package = manifestPackageOf(packages, 'windows-x86', line);
  const downloadPart = (manifestPackage: ManifestPackage) => ({
    url: `${permanentUrl(origin, manifestPackage)}#/${setupFileName}`,
    hash: manifestPackage.sha256,
  });
  const manifest = {
    version: mainPackage.version,
    description: productSummary['en-US'],
    homepage: home['en-US'],
    license: { identifier: 'Proprietary', url: terms['en-US'] },
    notes: manifestNotes,
    architecture: {
      '64bit': downloadPart(mainPackage),
      // A manifest contains one version only.
      ...(isProgram(x86Package) &&
        x86Package.version === mainPackage.version && { '32bit': downloadPart(x86Package) }),
    },
    installer: { file: setupFileName },
    checkver: {
      url: `${origin}/manifests/scoop/${manifestNames[line]}.json`,
      jsonpath: '$.version',
    },
  };
  return { [`${manifestNames[line]}.json`]: `${JSON.stringify(manifest, null, 4)}\n` };
}
