import { lessonOf } from './lessons';
import {
  initialPlayer,
  nextClickInLesson,
  reducePlayer,
  pictureSeconds,
  type Player,
  type PlayerEvent,
} from './player';

const go = (step: number): PlayerEvent => ({ type: 'goToStep', step });
const [start, pause, tick]: PlayerEvent[] = [{ type: 'play' }, { type: 'pause' }, { type: 'tick' }];
const share = initialPlayer('share-a-store');
const leaving = initialPlayer('someone-leaves');
const check = initialPlayer('automatic-check');
const after = (from: Player, ...events: (PlayerEvent | undefined)[]) =>
  events.reduce<Player>((player, event) => (event ? reducePlayer(player, event) : player), from);

it('stands still at its first step', () =>
  expect(share).toEqual({ lesson: 'share-a-store', step: 0, eventCount: 0, isPlaying: false }));

it.each<[string, Player, [step: number, done: number, playing: boolean]]>([
  ['begins where it stands', after(share, start), [0, 0, true]],
  ['is not begun twice', after(share, start, start), [0, 0, true]],
  ['goes on when a step is over', after(share, start, tick), [1, 1, true]],
  ['stops, and stands', after(share, start, tick, pause), [1, 1, false]],
  ['knows no time while it stands', after(share, start, tick, pause, tick), [1, 1, false]],
  ['goes on where it stood', after(share, start, tick, pause, start, tick), [2, 1, true]],
  ['goes to a step', after(share, go(3)), [3, 1, false]],
  ['plays on from the step gone to', after(share, start, go(3)), [3, 1, true]],
  ['goes no further back than the start', after(share, go(-1)), [0, 0, false]],
  ['goes no further than the end', after(share, go(99)), [4, 3, false]],
  ['stops at the end', after(leaving, go(2), start, tick, tick), [3, 1, false]],
  ['plays from the start when it is over', after(share, go(4), start), [0, 0, true]],
  ['takes the events of a step one by one', after(check, start, tick, tick, tick), [1, 3, true]],
  ['stands with all of a step', after(check, go(1)), [1, 4, false]],
  ['begins a step while it plays', after(check, start, go(1)), [1, 1, true]],
  ['ends a step it stood in', after(check, start, go(1), pause, start, tick), [1, 2, true]],
])('%s', (_, { step, eventCount, isPlaying }, expected) =>
  expect([step, eventCount, isPlaying]).toEqual(expected),
);

it.each([
  ['a step that only looks', share, 5],
  ['an event', after(share, go(1)), 4],
  ['one of four events', after(check, start, go(1)), 1.25],
])('shows each picture for its time: %s', (_, player, seconds) =>
  expect(pictureSeconds(player)).toBe(seconds),
);

it('knows the next click, and none at the end', () => {
  expect(nextClickInLesson(share)).toEqual({ type: 'toggleGrant', person: 'zhou', store: 'br' });
  expect(nextClickInLesson(after(check, start, go(1)))).toEqual({ type: 'runRobotStep' });
  expect(nextClickInLesson(after(share, go(4)))).toBeNull();
});

it('plays a lesson to its end in the time of its steps', () => {
  let player = after(check, start);
  let seconds = 0;
  for (let n = 0; player.isPlaying && n < 100; n += 1) {
    seconds += pictureSeconds(player);
    player = after(player, tick);
  }
  expect(player.isPlaying).toBe(false);
  expect(seconds).toBeCloseTo(
    lessonOf('automatic-check').steps.reduce((sum, s) => sum + s.seconds, 0),
  );
});
