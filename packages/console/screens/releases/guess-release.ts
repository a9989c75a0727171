/** Guesses form values from a package's name. Pure. */

interface Guess {
  readonly platform: string;
  readonly line: 'v5' | 'v6';
  readonly version: string;
}

const macPattern = /mac|darwin|osx/i;
const guessWindowsPlatform = (name: string): string => {
  const edition = /(lite|base|speed)/i.exec(name)?.[1]?.toLowerCase();
  if (edition) return `windows-${edition}`;
  return /x86|ia32|win32/i.test(name) ? 'windows-x86' : 'windows';
};
const guessMacPlatform = (name: string): string =>
  /arm64|aarch64|m1/i.test(name) ? 'mac-arm' : 'mac-intel';

function guessPlatform(name: string): string {
  switch (/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()) {
    case 'apk':
      return 'android';
    case 'ipa':
      return 'ios';
    case 'dmg':
    case 'pkg':
      return guessMacPlatform(name);
    case 'zip':
      return macPattern.test(name) ? guessMacPlatform(name) : 'windows-zip';
    case 'exe':
    case 'msi':
      return guessWindowsPlatform(name);
    default:
      return 'linux';
  }
}

/** Guesses platform, line and version; the version is empty where the name has none. @param name of the file */
export function guessRelease(name: string): Guess {
  const version = /(?<![\d.])\d{1,4}(?:\.\d{1,6}){1,3}(?!\d)/.exec(name)?.[0] ?? '';
  return { platform: guessPlatform(name), line: version.startsWith('6.') ? 'v6' : 'v5', version };
}
