import { qrLabelOf } from './wechat-qr-codes';

it.each([
  ['zh-CN', '超级浏览器客服', '扫码添加客服（超级浏览器客服）'],
  ['zh-CN', null, '扫码添加客服'],
  // The upstream has the name in Chinese only.
  ['en-US', '超级浏览器客服', '扫码添加客服'],
] as const)('%s, %j: %j', (locale, name, label) =>
  expect(qrLabelOf('扫码添加客服', { name }, locale)).toBe(label),
);
