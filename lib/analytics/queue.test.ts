import { createQueue } from './queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function createTestQueue(maxItems = 3) {
  const sent: number[][] = [];
  const queue = createQueue<number>({ send: (batch) => sent.push(batch), waitMs: 3_000, maxItems });
  return { queue, sent };
}

describe('the queue', () => {
  it('collects events until the first has waited its time', () => {
    const { queue, sent } = createTestQueue();
    queue.add(1);
    jest.advanceTimersByTime(2_000);
    queue.add(2);
    jest.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([[1, 2]]);
  });

  it('sends a full batch at once', () => {
    const { queue, sent } = createTestQueue();
    [1, 2, 3, 4].forEach(queue.add);
    expect(sent).toEqual([[1, 2, 3]]);
  });

  it('sends everything exactly once, however often it is flushed', () => {
    const { queue, sent } = createTestQueue();
    queue.add(1);
    queue.flush();
    queue.flush();
    queue.add(2);
    jest.advanceTimersByTime(10_000);
    queue.flush();
    expect(sent).toEqual([[1], [2]]);
  });

  it('does not send an event twice that is added while it sends', () => {
    const sent: number[][] = [];
    const queue = createQueue<number>({
      send(batch) {
        sent.push(batch);
        if (batch[0] === 1) queue.add(2);
      },
      waitMs: 1,
      maxItems: 9,
    });
    queue.add(1);
    queue.flush();
    queue.flush();
    expect(sent).toEqual([[1], [2]]);
  });
});
