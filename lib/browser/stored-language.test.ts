/** @jest-environment jsdom */
import { findStoredLanguageUrl } from './stored-language';

const alternateOf = (path: string) => {
  const alternate = path.startsWith('/en') && !path.startsWith('/energy') ? 'zh-CN' : 'en-US';
  document.body.innerHTML = `<a hreflang="${alternate}" data-language="${alternate}">`;
  const { pathname, search, hash } = new URL(path, 'http://site.test');
  return findStoredLanguageUrl({ pathname, search, hash });
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
])('%s with %s stored leads to %s', (path, stored, alternate) => {
  window.localStorage.clear();
  if (stored !== null) window.localStorage.setItem('Language', stored);
  expect(alternateOf(path) || null).toBe(alternate);
});

it('stays on a Chinese page without an English version', () => {
  window.localStorage.setItem('Language', 'en-US');
  expect(alternateOf('/news/only-chinese')).toBe('/en/news/only-chinese');
  document.body.innerHTML = '<a data-language="en-US" href="/en/news">';
  expect(
    findStoredLanguageUrl({ pathname: '/news/only-chinese', search: '', hash: '' }),
  ).toBeFalsy();
});
