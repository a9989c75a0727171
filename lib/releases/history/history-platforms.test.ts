/** Tests in which history the earlier versions of a platform are (D7). */
import type { Platform } from '../release-package';
import { historyPlatformOf } from './history-platforms';

it.each<[Platform, ReturnType<typeof historyPlatformOf>]>([
  ['windows', 'windows'],
  ['windows-x86', 'windows'],
  ['windows-zip', 'windows'],
  ['mac-arm', 'mac-arm'],
  ['linux', 'linux'],
  // Versions of the VPS edition and of phones are not kept.
  ['windows-lite', null],
  ['android', null],
])('earlier versions of %s are in the history of %s', (platform, expected) =>
  expect(historyPlatformOf(platform)).toBe(expected),
);
