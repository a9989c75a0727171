import { matchesQuery } from './matches-query';

it.each([
  ['SHA-256 校验安装包', 'sha-256', true],
  ['SHA-256 校验安装包', '安装包 校验', true],
  ['SHA-256 校验安装包', 'ＳＨＡ', true],
  ['SHA-256 校验安装包', '', true],
  ['SHA-256 校验安装包', '  ', true],
  ['SHA-256 校验安装包', '退款', false],
  ['How do I hand over a store?', 'hand STORE', true],
  ['How do I hand over a store?', 'hand refund', false],
  ['a.b', 'a+b', false],
])('%j contains %j: %s', (text, query, expected) =>
  expect(matchesQuery(text, query)).toBe(expected),
);
