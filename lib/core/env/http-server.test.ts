import { readHttpServerEnv } from './http-server';

it('has defaults for a developer’s machine, empty values included', () =>
  expect(readHttpServerEnv({ PORT: '', DRAIN_SECONDS: '' })).toEqual({
    PORT: 3000,
    HOST: '::',
    PAGE_CACHE_MB: 64,
    STATUS_SAMPLE_SECONDS: 60,
    DRAIN_SECONDS: 5,
    NEXT_DIST_DIR: '.next',
    RELEASES_DIR: '.releases',
  }));

it.each([
  ['0', 0],
  ['300', 300],
])('DRAIN_SECONDS %j is %d', (setting, seconds) =>
  expect(readHttpServerEnv({ DRAIN_SECONDS: setting }).DRAIN_SECONDS).toBe(seconds),
);

it.each([
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', '301'],
  ['DRAIN_SECONDS', '2.5'],
  ['DRAIN_SECONDS', 'soon'],
  ['PORT', '65536'],
  ['PORT', 'http'],
])('%s refuses %j with its name', (name, setting) =>
  expect(() => readHttpServerEnv({ [name]: setting })).toThrow(name),
);
