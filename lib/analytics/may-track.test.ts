import { mayTrack, mayTrackRequest } from './may-track';

it.each([
  [{}, true],
  [{ doNotTrack: null }, true],
  [{ doNotTrack: 'unspecified' }, true],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: '1' }, false],
  [{ globalPrivacyControl: true }, false],
  [{ doNotTrack: '0', globalPrivacyControl: true }, false],
  [{ globalPrivacyControl: false }, true],
])('mayTrack of a browser with %j: %j', (signals, counted) =>
  expect(mayTrack(signals)).toBe(counted),
);

it.each([
  [{}, true],
  [{ DNT: '0' }, true],
  [{ DNT: '1' }, false],
  [{ 'Sec-GPC': '1' }, false],
])('mayTrackRequest with %j: %j', (headers, counted) =>
  expect(mayTrackRequest(new Headers(headers as HeadersInit))).toBe(counted),
);
