import { runningStoreCount } from './selectors';
import { sceneIds } from './scene-ids';
import { reduceDemo } from './reducer';
import { initialStateOf, withStoreWindow } from './initial-state';

describe.each(sceneIds)('%s', (scene) => {
  const state = initialStateOf(scene);
  it('is a day in which each person opens only their own stores', () => {
    const openSessions = state.sessions.filter(({ to }) => to === null);
    for (const { person, store } of openSessions) expect(state.grants[person]).toContain(store);
    for (const { from, to } of state.sessions) expect(to ?? state.at + 1).toBeGreaterThan(from);
  });
  it('has a log in order of time, up to now', () => {
    const times = state.log.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(state.at);
  });
  it('shows the owner each open store as running', () => {
    const openStores = new Set(
      state.sessions.flatMap(({ store, to }) => (to === null ? store : [])),
    );
    expect(runningStoreCount(state)).toBe(openStores.size);
  });
});

it('starts with a window in front without any click, and continues from there', () => {
  const start = initialStateOf('open-store');
  const windowShown = withStoreWindow(start, 'uk');
  expect([windowShown.windowStore, windowShown.selectedStore]).toEqual(['uk', 'uk']);
  expect(windowShown.log).toBe(start.log);
  const next = reduceDemo(windowShown, { type: 'openStore', store: 'us' });
  expect([next.windowStore, runningStoreCount(next)]).toEqual(['us', runningStoreCount(start) + 1]);
});
