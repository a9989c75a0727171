import { addressOf, pagePathOf } from './keys';

it.each([
  ['/route-cache/APP_PAGE/abc/$/zh-CN', '/zh-CN', '/'],
  ['/route-cache/APP_PAGE/abc/$/zh-CN/download', '/zh-CN/download', '/download'],
  ['/route-cache/APP_PAGE/abc/$/en-US', '/en-US', '/en'],
  ['/en-US/news/a', '/en-US/news/a', '/en/news/a'],
  ['/_not-found', '/_not-found', '/_not-found'],
  ['/zh-CNx', '/zh-CNx', '/zh-CNx'],
])('%s is the page %s at %s', (key, path, address) => {
  expect([pagePathOf(key), addressOf(pagePathOf(key))]).toEqual([path, address]);
});
