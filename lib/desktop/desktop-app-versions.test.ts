import { meetsMinimumVersion, canCall } from './desktop-app-versions';

describe('version thresholds (S4)', () => {
  it.each([
    ['5.288.1', true],
    ['5.288.0', false],
    ['5.288', false],
    ['5.288.1.1', true],
    ['5.1000', true],
    ['5.30.9', false],
    ['6.21.5', true],
    ['6.21.4', false],
    ['6.3.9', false],
    ['6', false],
    ['6.100', true],
    ['7.0', true],
    ['4.999', false],
    ['', false],
    [null, false],
    ['beta', false],
  ])('%s: %s', (version, recent) => expect(meetsMinimumVersion(version)).toBe(recent));
});

describe('functions a page may call', () => {
  it('depend on the version only where it matters', () => {
    expect(canCall('5.288.0', 'WebBrowser', 'AutoFix')).toBe(false);
    expect(canCall('6.21.5', 'WebBrowser', 'SaveDetectedResult')).toBe(true);
    expect(canCall(null, 'WebBrowser', 'GetLocalIP')).toBe(true);
  });
});
