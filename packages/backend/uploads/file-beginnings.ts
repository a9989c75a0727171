/** The kind of a package by its name, and how such a file begins where that is certain. Pure. */

/** Possible first bytes by extension, in hex. A disk image (.dmg) can only be recognized by its end. */
const beginningsByExtension: Readonly<Record<string, readonly string[]>> = {
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

/** The beginning of a sample (lib/downloads/sample-packages.ts), which stands for a package in a demonstration. */
const sampleBeginning = Buffer.from('SAMPLE PACKAGE, NOT AN INSTALLER');

/** Bytes of a file needed for the check. */
export const beginningByteCount = 64;

/** The extension in lower case; '' for a name without one. */
export const packageExtension = (name: string): string =>
  /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const packageExtensions = Object.keys(beginningsByExtension);

/**
 * Whether a file's beginning fits its name.
 * @param head its first bytes
 * @param acceptsSamples accept a sample as any kind
 */
export function hasExpectedBeginning(name: string, head: Buffer, acceptsSamples: boolean): boolean {
  if (acceptsSamples && head.subarray(0, sampleBeginning.length).equals(sampleBeginning))
    return true;
  const signatures = beginningsByExtension[packageExtension(name)] ?? [];
  return signatures.length === 0 || signatures.some((hex) => head.toString('hex').startsWith(hex));
}
