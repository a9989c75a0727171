import { runningCount } from './selectors';
import { sceneIds } from './scene-ids';
import { reduceDemo } from './reduce';
import { firstFrame, withWindow } from './first-frame';

describe.each(sceneIds)('%s', (scene) => {
  const state = firstFrame(scene);
  it('is a day in which each person opens only their own stores', () => {
    const open = state.sessions.filter(({ to }) => to === null);
    for (const { person, store } of open) expect(state.grants[person]).toContain(store);
    for (const { from, to } of state.sessions) expect(to ?? state.at + 1).toBeGreaterThan(from);
  });
  it('has a log in order of time, up to now', () => {
    const times = state.log.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(state.at);
  });
  it('shows the owner each open store as running', () => {
    const open = new Set(state.sessions.flatMap(({ store, to }) => (to === null ? store : [])));
    expect(runningCount(state)).toBe(open.size);
  });
});

it('starts with a window in front without any click, and continues from there', () => {
  const start = firstFrame('open-store');
  const shown = withWindow(start, 'uk');
  expect([shown.window, shown.selected]).toEqual(['uk', 'uk']);
  expect(shown.log).toBe(start.log);
  const next = reduceDemo(shown, { type: 'open', store: 'us' });
  expect([next.window, runningCount(next)]).toEqual(['us', runningCount(start) + 1]);
});
