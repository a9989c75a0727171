import { previewLanguage } from './preview';

it.each([
  ['/preview/news/friday/en-US', 'en-US'],
  ['/preview/activity/spring/zh-CN?x=1', 'zh-CN'],
  ['/preview/news/friday/de', null],
  ['/preview/news/friday', null],
  ['/preview/news/friday/en-US/more', null],
  ['/news?back=/preview/news/friday/en-US', null],
  [null, null],
])('%s is in %s', (path, language) => expect(previewLanguage(path)).toBe(language));
