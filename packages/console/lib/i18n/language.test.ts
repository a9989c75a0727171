import { chooseLocale, previewLocale } from './language';

it.each([
  ['en-US', 'zh-CN', 'en-US'],
  ['zh-CN', 'en-US', 'zh-CN'],
  [undefined, 'en-GB,en;q=0.9,zh;q=0.8', 'en-US'],
  [undefined, 'fr-FR, en;q=0.7', 'en-US'],
  [undefined, 'zh-TW,en;q=0.9', 'zh-CN'],
  [undefined, 'fr-FR', 'zh-CN'],
  [undefined, null, 'zh-CN'],
  ['de', 'en', 'en-US'],
  ['../en-US', null, 'zh-CN'],
])('chosen %j, accepted %j: %s', (chosen, accepted, language) => {
  expect(chooseLocale(chosen, accepted)).toBe(language);
});

it.each([
  ['/preview/news/friday/en-US', 'en-US'],
  ['/preview/staffCampaigns/spring/zh-CN?x=1', 'zh-CN'],
  ['/preview/news/friday/de', null],
  ['/preview/news/friday', null],
  ['/preview/news/friday/en-US/more', null],
  ['/news?back=/preview/news/friday/en-US', null],
  [null, null],
])('%s is in %s', (path, language) => expect(previewLocale(path)).toBe(language));
