import { checksumCommand, checksumOutput } from './commands';

describe('the commands a visitor is shown', () => {
  it.each([
    ['windows', 'Get-FileHash .\\a.exe', 'ABC'],
    ['mac', 'shasum -a 256 a.exe', 'abc  a.exe'],
    ['linux', 'shasum -a 256 a.exe', 'abc  a.exe'],
  ] as const)('%s', (shell, line, last) => {
    const { command, rest } = checksumCommand(shell, 'a.exe');
    expect(`${command} ${rest}`).toBe(line);
    expect(checksumOutput(shell, 'abc', 'a.exe').at(-1)).toBe(last);
  });
});
