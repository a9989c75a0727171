/**
 * The commands with which a visitor computes the checksum of a package. Pages show the systems in this order and leave
 * out systems without a package.
 */
import type { Platform } from '@/lib/releases/release-package';

export const shells = [
  { id: 'windows', name: 'Windows', platform: 'windows', prompt: 'PS>' },
  { id: 'mac', name: 'Mac', platform: 'mac-arm', prompt: '$' },
  { id: 'linux', name: 'Linux', platform: 'linux', prompt: '$' },
] as const satisfies readonly { id: string; name: string; platform: Platform; prompt: string }[];

export type Shell = (typeof shells)[number];

/**
 * The shell for verifying a package on the computer it is for. Null for phones, because the visitor's computer is
 * unknown.
 */
export function shellOf(platform: Platform): Shell['id'] | null {
  if (platform.startsWith('windows')) return 'windows';
  if (platform.startsWith('mac')) return 'mac';
  return platform === 'linux' ? 'linux' : null;
}

const checksumPrograms = { mac: 'shasum -a 256', linux: 'sha256sum' } as const;

/** Command and arguments; the terminal shows them in different colors. */
export function checksumCommand(
  shell: Shell['id'],
  fileName: string,
): { command: string; argument: string } {
  return shell === 'windows'
    ? { command: 'Get-FileHash', argument: `.\\${fileName}` }
    : { command: checksumPrograms[shell], argument: fileName };
}

/** The output of the command, in lower case; the page's style shows PowerShell's in upper case. */
export function checksumOutput(
  shell: Shell['id'],
  sha256: string,
  fileName: string,
): readonly string[] {
  return shell === 'windows' ? ['Algorithm  SHA256', 'Hash', sha256] : [`${sha256}  ${fileName}`];
}
