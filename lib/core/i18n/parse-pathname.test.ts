import { parsePathname } from './parse-pathname';

describe('the language in the path (L1)', () => {
  it.each([
    ['/', 'zh-CN', '/'],
    ['/download', 'zh-CN', '/download'],
    ['/en', 'en-US', '/'],
    ['/en/', 'en-US', '/'],
    ['/en/download/history', 'en-US', '/download/history'],
    ['/english', 'zh-CN', '/english'],
    ['/fr/download', 'zh-CN', '/fr/download'],
    ['/download/en', 'zh-CN', '/download/en'],
  ])('%s is a page', (pathname, locale, path) =>
    expect(parsePathname(pathname)).toEqual({ kind: 'page', locale, path }),
  );

  it.each([
    ['/zh-CN', '/'],
    ['/zh-cn/download', '/download'],
    ['/ZH-CN/vps', '/vps'],
    ['/en-US', '/en'],
    ['/EN-us/download', '/en/download'],
    ['/EN', '/en'],
    ['/En/v6', '/en/v6'],
    ['/zh-CN//evil.example', '/evil.example'],
    ['/zh-CN///evil.example//x', '/evil.example/x'],
    ['/en-US//evil.example', '/en/evil.example'],
  ])('%s is an alias of %s', (pathname, canonical) =>
    expect(parsePathname(pathname)).toEqual({ kind: 'alias', canonical }),
  );
});
