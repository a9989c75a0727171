/** What a package's name says of its kind, and how such a file begins where that is certain. Pure. */

/** By ending, in hex: one of them begins the file. An image of a disk (.dmg) says what it is at its end only. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  exe: ['4d5a'],
  msi: ['d0cf11e0a1b11ae1'],
  zip: ['504b0304'],
  apk: ['504b0304'],
  ipa: ['504b0304'],
  dmg: [],
  pkg: ['78617221'],
  deb: ['213c617263683e0a'],
  rpm: ['edabeedb'],
  appimage: ['7f454c46'],
  run: ['2321', '7f454c46'],
  sh: ['2321'],
  gz: ['1f8b'],
  xz: ['fd377a585a00'],
};

/** The first words of a sample (lib/downloads/samples.ts), which stands for a package in a demonstration. */
const sampleBeginning = Buffer.from('SAMPLE PACKAGE, NOT AN INSTALLER');

/** As many bytes of a file as it takes to tell. */
export const headBytes = 64;

/** In small letters; '' for a name without one. */
export const packageEnding = (name: string): string =>
  /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const packageEndings = Object.keys(beginnings);

/**
 * Whether a file can be what its name says.
 * @param head its first bytes
 * @param samples a sample passes for any kind
 */
export function beginsRight(name: string, head: Buffer, samples: boolean): boolean {
  if (samples && head.subarray(0, sampleBeginning.length).equals(sampleBeginning)) return true;
  const known = beginnings[packageEnding(name)] ?? [];
  return known.length === 0 || known.some((hex) => head.toString('hex').startsWith(hex));
}

const windows = ['exe', 'msi'];
const mac = ['dmg', 'pkg', 'zip'];

/** Endings of a system's packages; none is expected of a system that is not listed. */
const ofSystem: Readonly<Record<string, readonly string[]>> = {
  windows,
  'windows-x86': windows,
  'windows-lite': windows,
  'windows-base': windows,
  'windows-speed': windows,
  'windows-zip': ['zip'],
  'mac-intel': mac,
  'mac-arm': mac,
  linux: ['deb', 'rpm', 'appimage', 'run', 'sh', 'gz', 'xz'],
  android: ['apk'],
  ios: ['ipa'],
};

/** Endings a package of a system may have. */
export const endingsFor = (system: string): readonly string[] => ofSystem[system] ?? packageEndings;
