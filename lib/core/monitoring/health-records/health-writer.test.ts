import type {
  ErrorLineRow,
  HealthStore,
  LimitHitRow,
} from '@superbrowser/contract/site-data/health';
import { createErrorBuffer } from '@/lib/core/log/error-buffer';
import { recordLimitHit, getLimitHitTotals } from '../metrics/metrics';
import { createLimitHitReader } from './limit-hit-reader';
import { createHealthWriter } from './health-writer';

const minute = 60_000;

function createTestWriter() {
  const clock = { now: Date.parse('2031-05-05T04:59:50Z') };
  const now = () => clock.now;
  const stored = { errors: [] as ErrorLineRow[], hits: [] as LimitHitRow[], requested: 0 };
  const failure: { error: Error | null } = { error: null };
  const storeIn =
    <T>(to: T[]) =>
    (rows: readonly T[]) => {
      stored.requested += 1;
      if (failure.error) return Promise.reject(failure.error);
      to.push(...rows);
      return Promise.resolve();
    };
  const store: HealthStore = {
    addErrors: storeIn(stored.errors),
    addHits: storeIn(stored.hits),
  };
  const buffer = createErrorBuffer(now);
  const failed = jest.fn();
  const write = createHealthWriter({
    store,
    buffer,
    readHits: createLimitHitReader(getLimitHitTotals, now),
    reportFailure: failed,
    now,
  });
  const parts = () => stored.errors.map(({ part }) => part);
  return { clock, stored, failure, buffer, failed, write, parts };
}

it('sends no request where there is nothing to write', async () => {
  const { write, stored } = createTestWriter();
  await write();
  recordLimitHit('codesPerPhone');
  await write();
  const requested = stored.requested;
  await write();
  expect(stored.requested).toBe(requested);
});

it('writes errors once', async () => {
  const { write, buffer, parts } = createTestWriter();
  buffer.record('handler', 'failed', {});
  await Promise.all([write(), write()]);
  expect(parts()).toEqual(['handler']);
});

it('keeps everything while the database is down, asks it once a minute, and throws nothing', async () => {
  const { write, buffer, clock, failure, failed, parts, stored } = createTestWriter();
  buffer.record('handler', 'failed', {});
  failure.error = new Error('away');
  await write();
  await write();
  expect([failed.mock.calls.length, stored.requested]).toEqual([1, 1]);
  clock.now += minute;
  failure.error = null;
  await write();
  expect(parts()).toEqual(['handler']);
});

it('tries once more at the end', async () => {
  const { write, buffer, failure, parts } = createTestWriter();
  buffer.record('handler', 'failed', {});
  failure.error = new Error('away');
  await write();
  failure.error = null;
  await write(true);
  expect(parts()).toEqual(['handler']);
});

it('writes each refusal once, under its hour, also after a failed write', async () => {
  const { write, clock, failure, stored } = createTestWriter();
  await write();
  stored.hits.length = 0;
  recordLimitHit('codesPerIp');
  recordLimitHit('codesPerIp');
  recordLimitHit('queue-pages');
  failure.error = new Error('away');
  await write();
  failure.error = null;
  clock.now += minute;
  await write();
  await write();
  const hour = '2031-05-05T05:00:00.000Z';
  expect(stored.hits).toEqual([
    { limit_name: 'codesPerIp', hour, hits: 2 },
    { limit_name: 'queue-pages', hour, hits: 1 },
  ]);
});
