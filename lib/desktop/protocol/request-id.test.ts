import { createRequestId } from './request-id';

const draw = (random: number, accepted: (id: string) => boolean = () => false) =>
  createRequestId(1_700_000_000_000, () => random, accepted);

describe('request ids (W3)', () => {
  it.each([
    [0, '1700000000000_0'],
    [0.5, '1700000000000_50'],
    [0.9999, '1700000000000_99'],
  ])('random %d is %s', (random, id) => expect(draw(random)).toBe(id));

  it('skip ids that are pending', () => {
    const pending = new Set<string>();
    for (let count = 0; count < 250; count += 1) pending.add(draw(0.99, (id) => pending.has(id)));
    expect(pending.size).toBe(250);
    const milliseconds = [...pending].map((id) => id.split('_')[0]);
    expect(new Set(milliseconds)).toEqual(
      new Set(['1700000000000', '1700000000001', '1700000000002']),
    );
    expect(milliseconds.filter((time) => time === '1700000000000')).toHaveLength(100);
  });
});
