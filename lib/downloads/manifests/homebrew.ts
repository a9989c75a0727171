/** Writes a Homebrew cask, in the order and form of its Cask Cookbook. Pure. */
import type { DesktopLine, ReleasePackage } from '@/lib/releases/release-package';
import {
  extensionOf,
  permanentUrl,
  manifestPackageOf,
  productSummary,
  type ManifestPackage,
  type Product,
} from './manifest-package';

/** Names of the casks. The cask of v6 has the line in its name. */
const caskTokens: Readonly<Record<DesktopLine, string>> = {
  v5: 'superbrowser',
  v6: 'superbrowser@6',
};

/** Minimum systems as Homebrew names them (D10). Homebrew only names recent systems, and v5 runs on all of them. */
const macRequirements: Readonly<Record<DesktopLine, string>> = {
  v5: ':macos',
  v6: 'macos: :catalina',
};

/**
 * The line that names what to install: the app in a disk image or zip, or the package itself if it is an installer;
 * null for any other file. The file name is checked because it becomes part of a program.
 */
function artifactOf(manifestPackage: ManifestPackage): string | null {
  const extension = extensionOf(manifestPackage);
  if (extension === 'dmg' || extension === 'zip') return 'app "SuperBrowser.app"';
  const isPlain = /^[A-Za-z0-9][A-Za-z0-9.+_-]*$/.test(manifestPackage.fileName);
  return extension === 'pkg' && isPlain ? `pkg "${manifestPackage.fileName}"` : null;
}

interface CaskPart {
  readonly block: 'on_arm' | 'on_intel';
  readonly arch: 'arm' | 'intel';
  readonly requirement: 'arm64' | 'x86_64';
  readonly manifestPackage: ManifestPackage;
  readonly artifact: string;
}

const processors = [
  { platform: 'mac-arm', block: 'on_arm', arch: 'arm', requirement: 'arm64' },
  { platform: 'mac-intel', block: 'on_intel', arch: 'intel', requirement: 'x86_64' },
] as const;

function partsOf(packages: readonly ReleasePackage[], line: DesktopLine): CaskPart[] {
  return processors.flatMap(({ platform, ...names }) => {
    const manifestPackage = manifestPackageOf(packages, platform, line);
    const artifact = manifestPackage && artifactOf(manifestPackage);
    return artifact ? [{ ...names, manifestPackage, artifact }] : [];
  });
}

type TextLines = readonly string[];

/** Version and checksum: of a single package, of two packages with the same version, or of two packages separately. */
function versionGroups(parts: readonly [CaskPart, ...CaskPart[]], isShared: boolean): TextLines[] {
  const [first, second] = parts;
  const version = `version "${first.manifestPackage.version}"`;
  if (!second) return [[version, `sha256 "${first.manifestPackage.sha256}"`]];
  const arch: TextLines = ['arch arm: "mac-arm", intel: "mac-intel"'];
  if (isShared)
    return [
      arch,
      [
        version,
        `sha256 arm:   "${first.manifestPackage.sha256}",`,
        `       intel: "${second.manifestPackage.sha256}"`,
      ],
    ];
  const blocks = parts.flatMap(({ block, manifestPackage, artifact }) => [
    `${block} do`,
    `  version "${manifestPackage.version}"`,
    `  sha256 "${manifestPackage.sha256}"`,
    '',
    `  ${artifact}`,
    'end',
  ]);
  return [arch, blocks];
}

/** The URL with Homebrew's own placeholders, which must not be encoded. */
function caskUrl(
  origin: string,
  { platform, line }: ManifestPackage,
  isSinglePackage: boolean,
): string {
  const url = permanentUrl(origin, { platform, line, version: 'VERSION' });
  const interpolatedUrl = url.replace('VERSION', '#{version}');
  return isSinglePackage ? interpolatedUrl : interpolatedUrl.replace(platform, '#{arch}');
}

/**
 * The cask of a line, by its file name. Empty where no Mac package has both a checksum and a type that casks can
 * install.
 */
export function homebrewFiles(
  packages: readonly ReleasePackage[],
  line: DesktopLine,
  { origin, name, home }: Product,
): Readonly<Record<string, string>> {
  const [first, ...others] = partsOf(packages, line);
  if (!first) return {};
  const parts = [first, ...others] as const;
  const isSinglePackage = others.length === 0;
  const isShared = others.every(
    ({ manifestPackage, artifact }) =>
      manifestPackage.version === first.manifestPackage.version && artifact === first.artifact,
  );
  const groups: TextLines[] = [
    ...versionGroups([...parts], isShared),
    [
      `url "${caskUrl(origin, first.manifestPackage, isSinglePackage)}"`,
      `name "${name['en-US']}"`,
      `name "${name['zh-CN']}"`,
      `desc "${productSummary['en-US']}"`,
      `homepage "${home['en-US']}"`,
    ],
    [
      ...(isSinglePackage ? [`depends_on arch: :${first.requirement}`] : []),
      `depends_on ${macRequirements[line]}`,
    ],
    ...(isShared ? [[first.artifact]] : []),
  ];
  const body = groups
    .map((group) => group.map((text) => (text === '' ? '' : `  ${text}`)).join('\n'))
    .join('\n\n');
  return { [`${caskTokens[line]}.rb`]: `cask "${caskTokens[line]}" do\n${body}\nend\n` };
}
