import { incrementCounter, recordDuration } from '@/lib/core/monitoring/metrics/metrics';
import { createIncreaseReader } from './counter-increases';

const request = (route: string, status: string, ms = 0) => {
  incrementCounter('requests', { method: 'POST', route, status });
  recordDuration('request', { route }, ms);
};
const call = (path: string, outcome: string, ms = 0) => {
  incrementCounter('upstream_calls', { call: path, outcome });
  recordDuration('upstream_call', { call: path }, ms);
};

it('returns the increase since the last call, for each part', async () => {
  const readIncrease = createIncreaseReader();
  await readIncrease();
  request('/api/account/code', '200', 500);
  request('/api/account/code', '429', 250);
  request('/api/team-invitation/code', '503', 250);
  request('/api/account/code', '499', 0);
  request('/download', '500');
  call('/official_website/versionlist', 'ok', 2_000);
  call('/official_website/versionlist', 'timeout', 1_000);
  call('/server-time', 'ret');
  call('/v6_client/version/last', 'http-5xx');
  const increase = await readIncrease();
  expect(increase.codes).toEqual({ answered: 3, failed: 1, seconds: 1 });
  expect(increase.versionList).toEqual({ answered: 2, failed: 1, seconds: 3 });
  expect(increase.serverTime).toEqual({ answered: 1, failed: 0, seconds: 0 });
  expect(increase.v6List).toEqual({ answered: 1, failed: 1, seconds: 0 });
  expect(increase.forms).toEqual({ answered: 0, failed: 0, seconds: 0 });
  expect((await readIncrease()).codes).toEqual({ answered: 0, failed: 0, seconds: 0 });
});

it.each([
  ['ok', 0],
  ['ret', 0],
  ['http-4xx', 0],
  ['http-5xx', 1],
  ['network', 1],
  ['timeout', 1],
  ['schema', 1],
  ['undecodable', 1],
  ['too-large', 1],
  ['open-circuit', 1],
  ['fault', 1],
])('counts a call that ended with %s as %d failures', async (outcome, failed) => {
  const readIncrease = createIncreaseReader();
  await readIncrease();
  call('/server-time', outcome);
  expect((await readIncrease()).serverTime).toMatchObject({ answered: 1, failed });
});
