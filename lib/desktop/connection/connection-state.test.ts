import { toAlternateStatus, connectionStatus } from './connection-state';

it.each([
  ['initing', 0, 1],
  ['success', 1, 2],
  ['fail', 2, 3],
] as const)('%s is %i in the first numbering and %i in the second', (name, first, second) => {
  expect(connectionStatus[name]).toBe(first);
  expect(toAlternateStatus(connectionStatus[name])).toBe(second);
});
