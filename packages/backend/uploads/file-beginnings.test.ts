/** @jest-environment node */
import { sampleBytes } from '@/lib/downloads/sample-packages';
import samples from '@/lib/downloads/sample-packages.json';
import { extensionsByPlatform } from '../releases/platforms';
import {
  hasExpectedBeginning,
  packageExtension,
  beginningByteCount,
  packageExtensions,
} from './file-beginnings';

const hex = (digits: string) => Buffer.from(digits, 'hex');

it.each([
  ['a.exe', '4d5a9000', true],
  ['a.exe', '504b0304', false],
  ['a.EXE', '504b0304', false],
  ['a.zip', '504b0304', true],
  ['a.zip', '4d5a', false],
  ['a.apk', '504b0304', true],
  ['a.deb', '213c617263683e0a', true],
  ['a.deb', '213c', false],
  ['a.AppImage', '7f454c46', true],
  ['a.AppImage', '2321', false],
  ['a.run', '2321', true],
  ['a.dmg', '00000000', true],
  ['a.exe', '', false],
])('%s that begins with %s: %s', (name, head, right) => {
  expect(hasExpectedBeginning(name, hex(head), false)).toBe(right);
});

it.each(Object.keys(samples))(
  'accepts the sample %s in a demonstration, and nowhere else',
  (path) => {
    const head = sampleBytes(path).subarray(0, beginningByteCount);
    expect(packageExtensions).toContain(packageExtension(path));
    expect(hasExpectedBeginning(path, head, true)).toBe(true);
    if (!path.endsWith('.dmg')) expect(hasExpectedBeginning(path, head, false)).toBe(false);
  },
);

it.each(Object.entries(extensionsByPlatform))('knows the extensions of %s', (_, extensions) =>
  expect(packageExtensions).toEqual(expect.arrayContaining([...extensions])),
);
