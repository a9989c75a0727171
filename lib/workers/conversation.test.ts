import { converse, type Line } from './conversation';

type Maths = { readonly double: { readonly given: number; readonly value: number } };

/** Two ends of one channel; what is said arrives later, as text. */
function channel() {
  const hearers: ((message: unknown) => void)[][] = [[], []];
  let open = true;
  const end = (own: 0 | 1): Line => ({
    send(message) {
      if (!open) return false;
      const text = JSON.stringify(message);
      queueMicrotask(() => hearers[1 - own]?.forEach((hear) => hear(JSON.parse(text))));
      return true;
    },
    onMessage: (hear) => void hearers[own]?.push(hear),
  });
  return { ends: [end(0), end(1)] as const, close: () => (open = false) };
}

const deaf: Line = { send: () => true, onMessage: () => undefined };

it('brings each answer to its question, both ways', async () => {
  const { ends } = channel();
  const one = converse<Maths, Maths>(ends[0], { double: (n) => 2 * n });
  const other = converse<Maths, Maths>(ends[1], {
    double: async (n) => {
      if (n === 1) await Promise.resolve();
      return 20 * n;
    },
  });
  expect(await Promise.all([one('double', 1), one('double', 2), other('double', 3)])).toEqual([
    20, 40, 6,
  ]);
});

it('hands a failure on, and an unknown question', async () => {
  const { ends } = channel();
  const ask = converse<Maths, Maths>(ends[0], { double: (n) => n });
  converse<Maths, Maths>(ends[1], {
    double: () => {
      throw new Error('no maths today');
    },
  });
  await expect(ask('double', 1)).rejects.toThrow('no maths today');
  await expect(ask('treble' as 'double', 1)).rejects.toThrow('nobody here knows treble');
});

it('gives up when nothing comes, and when nobody is there', async () => {
  jest.useFakeTimers();
  const silent = converse<Maths, Maths>(deaf, { double: (n) => n })('double', 1, 700);
  const refused = expect(silent).rejects.toThrow('double: no answer');
  jest.advanceTimersByTime(700);
  await refused;
  jest.useRealTimers();
  const { ends, close } = channel();
  const ask = converse<Maths, Maths>(ends[0], { double: (n) => n });
  close();
  await expect(ask('double', 1)).rejects.toThrow('nobody there');
});

it('leaves what others say on the channel alone', async () => {
  const { ends } = channel();
  const ask = converse<Maths, Maths>(ends[0], { double: (n) => n });
  converse<Maths, Maths>(ends[1], { double: (n) => 2 * n });
  for (const message of [
    null,
    'text',
    7,
    { cmd: 'NODE_CLUSTER', id: 1 },
    { site: 'answer', id: 99 },
  ])
    ends[1].send(message);
  expect(await ask('double', 4)).toBe(8);
});
