/** Limits and memories of several workers without Redis: the first process keeps them for all. */
import { createShared } from '@/lib/workers/shared';
import { createLimits, type Limits } from './rate-limit';
import { createMemory } from './remembered';

let answering = true;
let shared = createShared();
jest.mock('@/lib/workers/worker', () => ({
  isWorker: () => true,
  askPrimary: (name: 'count', given: never) =>
    answering
      ? Promise.resolve(shared.answersTo(1)[name](given))
      : Promise.reject(new Error('no answer')),
}));

const settings = {
  redisUrl: undefined,
  codesPerHour: 10,
  eventsPerDay: 10,
  secret: 'k'.repeat(40),
  inWorker: true,
};

const allowed = async (workers: readonly Limits[], times: number) => {
  let taken = 0;
  for (let n = 0; n < times; n += 1)
    taken += await workers[n % workers.length]!.takeOne('applyAddress', '192.0.2.1').then(
      () => 1,
      () => 0,
    );
  return taken;
};

beforeEach(() => {
  [answering, shared] = [true, createShared()];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('a limit is exact over all workers', async () => {
  const workers = [createLimits(settings), createLimits(settings)];
  expect(await allowed(workers, 30)).toBe(20);
});

it('refuses with the time that is left, and takes uses back for all', async () => {
  const [one, other] = [createLimits(settings), createLimits(settings)];
  expect(await allowed([one], 20)).toBe(20);
  await expect(other.takeOne('applyAddress', '192.0.2.1')).rejects.toMatchObject({
    status: 429,
    retryAfter: 3_600,
  });
  // The refused one was counted as well.
  await other.giveBack('applyAddress', '192.0.2.1', 2);
  expect(await one.takeOne('applyAddress', '192.0.2.1')).toBe(20);
  await one.giveAllBack('applyAddress', '192.0.2.1');
  expect(await other.takeOne('applyAddress', '192.0.2.1')).toBe(1);
});

it('each worker counts for itself while the first process does not answer', async () => {
  answering = false;
  expect(await allowed([createLimits(settings)], 30)).toBe(20);
});

it('what one worker was told all know, and is new to one of them', async () => {
  const secrets = ['s'.repeat(40)] as const;
  const [one, other] = [0, 1].map(() => createMemory({ redis: null, secrets, inWorker: true }));
  expect(await one!.remember('handoverSpent', 'token', 60)).toBe(true);
  expect(await other!.remember('handoverSpent', 'token', 60)).toBe(false);
  expect(await other!.isRemembered('handoverSpent', 'token')).toBe(true);
  expect(await other!.isRemembered('handoverSpent', 'another')).toBe(false);
});

it('and each still knows its own while the first process does not answer', async () => {
  const memory = createMemory({ redis: null, secrets: ['s'.repeat(40)], inWorker: true });
  answering = false;
  expect(await memory.remember('sessionEnded', 'x', 60)).toBe(true);
  expect(await memory.isRemembered('sessionEnded', 'x')).toBe(true);
  expect(await memory.isRemembered('sessionEnded', 'y')).toBe(false);
});
