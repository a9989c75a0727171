import type { System } from '@/lib/visitor-system/detect-system';
import { mainPlatformOf, mainPlatformsOf, systemOf } from './platforms-by-system';

describe('mainPlatformOf', () => {
  it.each<[System, string | null]>([
    ['windows', 'windows'],
    ['android', 'android'],
    ['linux', 'linux'],
    ['mac', null],
    ['iphone', null],
    ['ipad', null],
    ['unknown', null],
  ])('%s gets %s', (system, platform) => {
    expect(mainPlatformOf(system)).toBe(platform);
  });

  it('is null where there is no link', () => {
    expect(mainPlatformOf('linux', (platform) => platform !== 'linux')).toBeNull();
    expect(mainPlatformOf('windows', (platform) => platform !== 'linux')).toBe('windows');
  });
});

describe('mainPlatformsOf', () => {
  it('marks both Macs, and nothing on an unknown system', () => {
    expect(mainPlatformsOf('mac')).toEqual(['mac-intel', 'mac-arm']);
    expect(mainPlatformsOf('windows')).toEqual(['windows']);
    expect(mainPlatformsOf('iphone')).toEqual([]);
    expect(mainPlatformsOf('unknown')).toEqual([]);
  });
});

describe('systemOf', () => {
  it.each([
    ['windows-lite', 'windows'],
    ['windows', 'windows'],
    ['mac-arm', 'mac'],
    ['linux', 'linux'],
    ['android', 'android'],
    ['ios', 'ios'],
  ] as const)('%s belongs to %s', (platform, system) => {
    expect(systemOf(platform)).toBe(system);
  });
});
