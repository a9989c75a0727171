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
])('mayCount of a browser with %j: %j', (signals, counted) =>
  expect(mayCount(signals)).toBe(counted),
);

it.each([
  [{}, true],
  [{ DNT: '0' }, true],
  [{ DNT: '1' }, false],
  [{ 'Sec-GPC': '1' }, false],
])('mayCountRequest with %j: %j', (headers, counted) =>
  expect(mayCountRequest(new Headers(headers as HeadersInit))).toBe(counted),
);
