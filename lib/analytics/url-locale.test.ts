/** @jest-environment jsdom */
import { readUrlLocale } from './url-locale';

it.each([
  ['/', 'zh-CN'],
  ['/download', 'zh-CN'],
  ['/enterprise', 'zh-CN'],
  ['/en', 'en-US'],
  ['/en/download?x=1', 'en-US'],
])('the language of %s is %s, whatever a translator writes', (path, language) => {
  document.documentElement.lang = 'de';
  window.history.replaceState(null, '', path);
  expect(readUrlLocale()).toBe(language);
});
