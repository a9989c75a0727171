import { mayCount, mayCountRequest } from './permission';

it.each([
  [{}, true],
  [{ doNotTrack: null }, true],
  [{ doNotTrack: 'unspecified' }, true],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: '1' }, false],
  [{ globalPrivacyControl: true }, false],
  [{ doNotTrack: '0', globalPrivacyControl: true }, false],
  [{ globalPrivacyControl: false }, true],
])('a browser that says %j: %j', (signals, counted) => expect(mayCount(signals)).toBe(counted));

it.each([
  [{}, true],
  [{ DNT: '0' }, true],
  [{ DNT: '1' }, false],
  [{ 'Sec-GPC': '1' }, false],
])('a request that says %j: %j', (headers, counted) =>
  expect(mayCountRequest(new Headers(headers as HeadersInit))).toBe(counted),
);
