import { checksumCommand, checksumOutput, shellOf } from './checksum-commands';

describe('the commands a visitor is shown', () => {
  it.each([
    ['windows', 'Get-FileHash .\\a.exe', 'abc'],
    ['mac', 'shasum -a 256 a.exe', 'abc  a.exe'],
    ['linux', 'sha256sum a.exe', 'abc  a.exe'],
  ] as const)('%s', (shell, line, last) => {
    const { command, argument } = checksumCommand(shell, 'a.exe');
    expect(`${command} ${argument}`).toBe(line);
    expect(checksumOutput(shell, 'abc', 'a.exe').at(-1)).toBe(last);
  });

  it.each([
    ['windows', 'windows'],
    ['windows-zip', 'windows'],
    ['mac-arm', 'mac'],
    ['linux', 'linux'],
    ['android', null],
    ['ios', null],
  ] as const)('for %s run on %s', (platform, shell) => expect(shellOf(platform)).toBe(shell));
});
