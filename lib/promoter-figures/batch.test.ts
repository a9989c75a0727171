import { otherSourcesKey } from '@superbrowser/contract/site-data/figures';
import { batchLimits, createBatch, type PromoterEvent } from './batch';

const event = (more: Partial<PromoterEvent> = {}): PromoterEvent => ({
  promoter: 'abc123',
  day: '2026-10-01',
  kind: 'visits',
  source: '',
  system: 'windows',
  outcome: 'counted',
  ...more,
});

it('adds up counts with the same key, and keeps different ones apart', () => {
  const batch = createBatch(() => true);
  for (const more of [
    {},
    {},
    { outcome: 'repeats' },
    { outcome: 'robots' },
    { kind: 'downloads' },
    { system: 'mac' },
    { source: 'blog' },
    { day: '2026-10-02' },
    { promoter: 'other' },
  ] as const)
    expect(batch.add(event(more))).toBe(true);
  expect(batch.counts()).toHaveLength(6);
  expect(batch.counts()[0]).toEqual({
    promoter: 'abc123',
    day: '2026-10-01',
    kind: 'visits',
    source: '',
    system: 'windows',
    counted: 2,
    repeats: 1,
    robots: 1,
    excess: 0,
  });
});

it('accepts a limited number of unchecked codes, and every known one', () => {
  const batch = createBatch((promoter) => promoter === 'known');
  for (let n = 0; n < batchLimits.uncheckedPromoters; n += 1)
    expect(batch.add(event({ promoter: `made-up-${n}` }))).toBe(true);
  expect(batch.hasSpaceFor('one-more')).toBe(false);
  expect(batch.add(event({ promoter: 'one-more' }))).toBe(false);
  expect(batch.hasSpaceFor('known')).toBe(true);
  expect(batch.add(event({ promoter: 'known' }))).toBe(true);
  expect(batch.add(event({ promoter: 'made-up-0' }))).toBe(true);
  expect(batch.size()).toBe(batchLimits.uncheckedPromoters + 1);
});

it('merges the sources of one promoter when they become too many, and loses no counts', () => {
  const batch = createBatch(() => true);
  const sentCount = batchLimits.countsPerPromoter + 300;
  for (let n = 0; n < sentCount; n += 1) batch.add(event({ source: `made-up-${n}` }));
  const counts = batch.counts();
  expect(counts).toHaveLength(batchLimits.countsPerPromoter + 1);
  expect(counts.reduce((sum, { counted }) => sum + counted, 0)).toBe(sentCount);
  expect(counts.find(({ source }) => source === otherSourcesKey)?.counted).toBe(300);
});

it('limits the number of all sums', () => {
  const batch = createBatch(() => true);
  for (let n = 0; n < batchLimits.counts; n += 1) batch.add(event({ promoter: `p${n}` }));
  expect(batch.add(event({ promoter: 'one-more' }))).toBe(false);
  expect(batch.add(event({ promoter: 'p0' }))).toBe(true);
  expect(batch.size()).toBe(batchLimits.counts);
});
