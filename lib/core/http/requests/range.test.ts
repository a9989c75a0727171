import { parseRange, unsatisfiable } from './range';

const parse = (range: string | null, ifRange?: string) => {
  const headers = new Headers();
  if (range !== null) headers.set('Range', range);
  if (ifRange !== undefined) headers.set('If-Range', ifRange);
  return parseRange(headers, 1000, '"tag"', 'Fri, 20 Nov 2026 10:00:00 GMT');
};

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', unsatisfiable],
  ['bytes=-0', unsatisfiable],
  [null, null],
  ['bytes=-', null],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
])('%s', (range, expected) => expect(parse(range)).toEqual(expected));

it.each([
  ['same tag', '"tag"', { start: 0, end: 9 }],
  ['same date', 'Fri, 20 Nov 2026 10:00:00 GMT', { start: 0, end: 9 }],
  ['other tag', '"old"', null],
  ['other date', 'Fri, 20 Nov 2020 10:00:00 GMT', null],
])('If-Range with %s', (_, condition, expected) =>
  expect(parse('bytes=0-9', condition)).toEqual(expected),
);
