import type { System } from '@/lib/visitor-system/detect-system';
import { autoPlatformOf, platformsToOfferOf, systemOf } from './platforms-by-system';

describe('autoPlatformOf', () => {
  it.each<[System, string | null]>([
    ['windows', 'windows'],
    ['android', 'android'],
    ['linux', 'linux'],
    ['mac', null],
    ['iphone', null],
    ['ipad', null],
    ['unknown', null],
  ])('%s gets %s', (system, platform) => {
    expect(autoPlatformOf(system)).toBe(platform);
  });

  it('is null where there is no link', () => {
    expect(autoPlatformOf('linux', (platform) => platform !== 'linux')).toBeNull();
    expect(autoPlatformOf('windows', (platform) => platform !== 'linux')).toBe('windows');
  });
});

describe('platformsToOfferOf', () => {
  it('marks both Macs, and nothing on an unknown system', () => {
    expect(platformsToOfferOf('mac')).toEqual(['mac-intel', 'mac-arm']);
    expect(platformsToOfferOf('windows')).toEqual(['windows']);
    expect(platformsToOfferOf('iphone')).toEqual([]);
    expect(platformsToOfferOf('unknown')).toEqual([]);
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
