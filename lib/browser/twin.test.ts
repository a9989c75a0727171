/** @jest-environment jsdom */
import { toTwin } from './twin';

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://site.test');
  return toTwin({ pathname, search, hash });
};

it.each([
  ['/', 'en-US', '/en'],
  ['/download', 'en-US', '/en/download'],
  ['/download?system=linux&x=%2F#linux', 'en-US', '/en/download?system=linux&x=%2F#linux'],
  ['/?promoter=abc', 'en-US', '/en?promoter=abc'],
  ['/energy', 'en-US', '/en/energy'],
  ['/en', 'en-US', null],
  ['/en/download', 'en-US', null],
  ['/', 'zh-CN', null],
  ['/', 'fr', null],
  ['/', '', null],
  ['/', null, null],
])('%s with %s stored leads to %s', (path, stored, twin) => {
  window.localStorage.clear();
  if (stored !== null) window.localStorage.setItem('Language', stored);
  expect(at(path)).toBe(twin);
});
