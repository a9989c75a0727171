/** @jest-environment node */
import { guessRelease } from './guess-release';

it.each([
  ['SuperBrowser-5.292.0-x64.exe', 'windows', 'v5', '5.292.0'],
  ['SuperBrowser-5.292.0-x86.exe', 'windows-x86', 'v5', '5.292.0'],
  ['SuperBrowser-5.292.0-x64.zip', 'windows-zip', 'v5', '5.292.0'],
  ['SuperBrowserLite-5.291.0-x64.exe', 'windows-lite', 'v5', '5.291.0'],
  ['SuperBrowserBase-5.291.0-x64.exe', 'windows-base', 'v5', '5.291.0'],
  ['SuperBrowserSpeed-5.291.0-x64.exe', 'windows-speed', 'v5', '5.291.0'],
  ['SuperBrowser-6.22.0-mac-arm64.dmg', 'mac-arm', 'v6', '6.22.0'],
  ['SuperBrowser-6.22.0-mac-x64.dmg', 'mac-intel', 'v6', '6.22.0'],
  ['SuperBrowser-6.22.0-amd64.AppImage', 'linux', 'v6', '6.22.0'],
  ['SuperBrowser-5.288.6-amd64.deb', 'linux', 'v5', '5.288.6'],
  ['SuperBrowser-5.63.0-android.apk', 'android', 'v5', '5.63.0'],
  ['SuperBrowser.exe', 'windows', 'v5', ''],
])('%s: %s, %s, %s', (name, platform, line, version) => {
  expect(guessRelease(name)).toEqual({ platform, line, version });
});
