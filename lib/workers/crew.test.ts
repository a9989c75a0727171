import { createCrew, type Ended, type WorkerProcess } from './crew';
import { firstPauseMs } from './pause';

interface Fake extends WorkerProcess {
  readonly place: number;
  readonly begin: (ready: boolean) => Promise<void>;
  readonly die: (how?: Partial<Ended>) => Promise<void>;
}

const settle = async () => {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
};

/** Processes that do what the test says, and a clock. */
function workshop(count: number) {
  const made: Fake[] = [];
  const said: string[] = [];
  const pauses: { ms: number; over: () => void }[] = [];
  let now = 0;
  const begin = (place: number) => {
    let [setReady, setEnded] = [(_: boolean) => {}, (_: Ended) => {}];
    const n = made.length;
    const worker: Fake = {
      place,
      pid: n,
      ready: new Promise((resolve) => (setReady = resolve)),
      ended: new Promise((resolve) => (setEnded = resolve)),
      retire: () => void said.push(`retire ${n}`),
      signal: (signal) => void said.push(`${signal} ${n}`),
      begin: (ready) => {
        setReady(ready);
        return settle();
      },
      die: (how = {}) => {
        setEnded({ code: 0, signal: null, ...how });
        return settle();
      },
    };
    made.push(worker);
    return worker;
  };
  const crew = createCrew({
    count,
    begin,
    now: () => now,
    wait: (ms) => new Promise((over) => pauses.push({ ms, over })),
  });
  const nth = (n: number) => {
    const worker = made[n];
    if (!worker) throw new Error(`There is no worker ${n} yet`);
    return worker;
  };
  return { crew, made, said, pauses, nth, later: (ms: number) => (now += ms) };
}

/** A crew of two at work. */
async function atWork() {
  const shop = workshop(2);
  const started = shop.crew.start();
  await shop.nth(0).begin(true);
  await shop.nth(1).begin(true);
  expect(await started).toBeNull();
  return shop;
}

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('begins with one, and with the others once that one takes connections', async () => {
  const { crew, made, nth } = workshop(3);
  const started = crew.start();
  await settle();
  expect(made.map(({ place }) => place)).toEqual([1]);
  await nth(0).begin(true);
  expect(made.map(({ place }) => place)).toEqual([1, 2, 3]);
  await nth(1).begin(true);
  await nth(2).begin(true);
  expect(await started).toBeNull();
});

it('does not begin where the first one cannot', async () => {
  const { crew, made, nth } = workshop(3);
  const started = crew.start();
  await nth(0).begin(false);
  await nth(0).die({ code: 7 });
  expect(await started).toEqual({ code: 7, signal: null });
  expect(made).toHaveLength(1);
});

it('puts another worker where one died, after a pause that grows while it dies at once', async () => {
  const { made, nth, pauses, later } = await atWork();
  await nth(1).die({ code: null, signal: 'SIGKILL' });
  expect(pauses.map(({ ms }) => ms)).toEqual([firstPauseMs]);
  expect(made).toHaveLength(2);
  for (let n = 0; n < 3; n += 1) {
    pauses[n]?.over();
    await settle();
    expect(nth(2 + n).place).toBe(2);
    await nth(2 + n).die({ code: 1 });
  }
  expect(pauses.map(({ ms }) => ms / firstPauseMs)).toEqual([1, 2, 4, 8]);
  pauses[3]?.over();
  await settle();
  later(3_600_000);
  await nth(5).die({ code: 1 });
  expect(pauses.at(-1)?.ms).toBe(firstPauseMs);
});

it('changes one after the other, and lets an old one go when its successor takes connections', async () => {
  const { crew, made, said, nth } = await atWork();
  const changed = crew.restart();
  await settle();
  expect([made.length, nth(2).place, said]).toEqual([3, 1, []]);
  await nth(2).begin(true);
  expect([made.length, said]).toEqual([3, ['retire 0']]);
  await nth(0).die();
  expect([made.length, nth(3).place]).toEqual([4, 2]);
  await nth(3).begin(true);
  await nth(1).die();
  await changed;
  expect([made.length, said]).toEqual([4, ['retire 0', 'retire 1']]);
});

it('keeps the old ones when a new one does not start', async () => {
  const { crew, made, said, nth, pauses } = await atWork();
  const changed = crew.restart();
  await settle();
  await nth(2).begin(false);
  await nth(2).die({ code: 1 });
  await changed;
  expect([made.length, said, pauses]).toEqual([3, [], []]);
  // They are still looked after.
  await nth(0).die({ code: 1 });
  expect(pauses).toHaveLength(1);
});

it('is changed by one at a time', async () => {
  const { crew, made } = await atWork();
  void crew.restart();
  await crew.restart();
  expect(made).toHaveLength(3);
});

it('does not fill the place of a dead one twice', async () => {
  const { crew, made, said, nth, pauses } = await atWork();
  await nth(0).die({ code: 1 });
  void crew.restart();
  await settle();
  await nth(2).begin(true);
  pauses[0]?.over();
  await settle();
  // The third is the new one of place 1, the fourth that of place 2: nobody follows the dead one.
  expect([made.map(({ place }) => place), said]).toEqual([[1, 2, 1, 2], []]);
});

it('hands a signal on to all, starts nobody any more, and tells how they ended', async () => {
  const { crew, made, said, nth, pauses } = await atWork();
  void crew.restart();
  await settle();
  const over = crew.end('SIGTERM');
  expect(said).toEqual(['SIGTERM 0', 'SIGTERM 1', 'SIGTERM 2']);
  await nth(2).begin(false);
  await nth(2).die({ code: 143 });
  await nth(0).die();
  await nth(1).die();
  expect(await over).toEqual({ code: 143, signal: null });
  expect([made.length, pauses]).toEqual([3, []]);
});

it('ends well when all do', async () => {
  const { crew, nth } = await atWork();
  const over = crew.end('SIGTERM');
  await nth(0).die();
  await nth(1).die();
  expect(await over).toBeNull();
});
