import { recordLimitHit, getLimitHitCounts, subscribeToLimitHits } from './limit-hits';

it('counts each refusal by a limit, and notifies the listener until it unsubscribes', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToLimitHits(listener);
  recordLimitHit('codesPerPhone');
  recordLimitHit('codesPerPhone');
  unsubscribe();
  expect(getLimitHitCounts().get('codesPerPhone')).toBe(2);
  expect(listener.mock.calls).toEqual([['codesPerPhone'], ['codesPerPhone']]);
});
