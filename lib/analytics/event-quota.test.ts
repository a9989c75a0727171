import { randomBytes } from 'node:crypto';
import { forgetProcessWideValues } from '@/lib/core/shared-state/process-wide';
import type { ReceivedEvent } from './events';
import { applyEventQuota } from './event-quota';

process.env.SESSION_KEY = 'a key for these tests alone, 32 or more';

const reset = (perDay: number) => {
  process.env.EVENTS_PER_DAY = String(perDay);
  forgetProcessWideValues('limits');
};

const event = (anonymous_id?: string): ReceivedEvent => ({
  key: 'page_view',
  segmentation: { page: 'home', language: 'zh-CN', ...(anonymous_id && { anonymous_id }) },
});
const visit = (length: number) => {
  const id = randomBytes(16).toString('hex');
  return Array.from({ length }, () => event(id));
};

let warned: jest.SpyInstance;
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => warned.mockRestore());

it('keeps everything up to half of the day’s quota, and logs nothing', async () => {
  reset(100);
  for (let n = 0; n < 5; n += 1) {
    const events = visit(10);
    expect(await applyEventQuota(events)).toEqual({ events, sampleFields: {} });
  }
});

it('keeps one in ten visits above that, each completely, and logs it', async () => {
  reset(20_000);
  await applyEventQuota(Array.from({ length: 10_000 }, () => event()));
  const visits = Array.from({ length: 2_000 }, () => visit(5));
  let stored = 0;
  for (const events of visits) {
    const first = await applyEventQuota(events);
    expect([0, 5]).toContain(first.events.length);
    expect(first.sampleFields).toEqual({ sample_rate: '10' });
    stored += first.events.length / 5;
  }
  expect(stored).toBeGreaterThan(120);
  expect(stored).toBeLessThan(280);
});

it('samples events without a visitor at random', async () => {
  reset(10);
  await applyEventQuota(visit(5));
  expect((await applyEventQuota([event(), event()], 0.09)).events).toHaveLength(2);
  expect((await applyEventQuota([event(), event()], 0.1)).events).toHaveLength(0);
});

it('counts the events it keeps, and keeps none above the limit', async () => {
  reset(10);
  await applyEventQuota(visit(5));
  for (let n = 0; n < 50; n += 1)
    expect((await applyEventQuota([event(), event()], 0.5)).events).toEqual([]);
  expect(
    (
      await applyEventQuota(
        Array.from({ length: 5 }, () => event()),
        0,
      )
    ).events,
  ).toHaveLength(5);
  expect(warned).not.toHaveBeenCalled();
  for (let n = 0; n < 3; n += 1)
    expect(await applyEventQuota([event()], 0)).toEqual({ events: [], sampleFields: {} });
  expect(warned.mock.calls).toEqual([
    ['[analytics] 1 events not kept: EVENTS_PER_DAY (10) is used up'],
  ]);
});
