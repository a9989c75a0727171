import { laneOf, readableLog, statusOf } from './selectors';
import { nextClickOf } from './next-click';
import { reduceDemo } from './reduce';
import type { SceneId } from './scene-ids';
import { visitorDecisions, firstFrameOf } from './first-frame';
import type { DemoEvent, DemoState } from './state';
import { robotSteps, robotStores } from './stores';
import { tourScenes } from './tour';

const after = (scene: SceneId, ...events: DemoEvent[]): DemoState =>
  events.reduce(reduceDemo, firstFrameOf(scene));

const takeSeat = (person: 'you' | 'lin' | 'zhou' | 'chen'): DemoEvent => ({ type: 'seat', person });
const open = (store: 'us' | 'br' | 'my' | 'de'): DemoEvent => ({ type: 'open', store });
const grantBrazil: DemoEvent = { type: 'grant', person: 'zhou', store: 'br' };
const chenLeaves: DemoEvent = { type: 'leave', person: 'chen' };
const robots = (count: number): DemoEvent[] =>
  Array.from({ length: count }, () => ({ type: 'robot' }));

describe('refused events change nothing', () => {
  it.each<[string, DemoState, DemoEvent]>([
    ['opening a store not granted', after('open-store', takeSeat('zhou')), open('my')],
    ['opening before the login hours', after('morning-grant', takeSeat('zhou')), open('us')],
    ['opening a store whose device waits', after('unknown-device'), open('de')],
    ['closing a store that is closed', after('open-store'), { type: 'close', store: 'us' }],
    [
      'closing a store not granted',
      after('open-store', takeSeat('zhou')),
      { type: 'close', store: 'my' },
    ],
    ['putting away no window', after('open-store'), { type: 'hide' }],
    [
      'deciding twice',
      after('unknown-device', { type: 'decide', isAllowed: true }),
      { type: 'decide', isAllowed: false },
    ],
    [
      'deciding as staff',
      after('unknown-device', takeSeat('zhou')),
      { type: 'decide', isAllowed: true },
    ],
    ['deciding before anybody asks', after('open-store'), { type: 'decide', isAllowed: true }],
    [
      'filling a used code',
      after('code-from-cloud-number', { type: 'fill', store: 'my' }),
      { type: 'fill', store: 'my' },
    ],
    [
      'filling another store’s code',
      after('code-from-cloud-number'),
      { type: 'fill', store: 'us' },
    ],
    [
      'filling a code one does not see',
      after('code-from-cloud-number', takeSeat('zhou')),
      { type: 'fill', store: 'my' },
    ],
    ['leaving twice', after('leaving', chenLeaves), { type: 'leave', person: 'lin' }],
    ['the owner leaving', after('leaving'), { type: 'leave', person: 'you' }],
    ['a manager ending a person’s job', after('leaving', takeSeat('lin')), chenLeaves],
    ['the seat of a person who left', after('leaving', chenLeaves), takeSeat('chen')],
    ['the seat one has', after('leaving'), takeSeat('you')],
    ['handing over before anybody left', after('leaving'), { type: 'hand', to: 'zhou' }],
    [
      'handing over to the person who left',
      after('leaving', chenLeaves),
      { type: 'hand', to: 'chen' },
    ],
    [
      'handing over twice',
      after('leaving', chenLeaves, { type: 'hand', to: 'lin' }),
      { type: 'hand', to: 'zhou' },
    ],
    ['granting as staff', after('morning-grant', takeSeat('zhou')), grantBrazil],
    ['granting what a manager does not hold', after('morning-grant', takeSeat('lin')), grantBrazil],
    [
      'taking from the owner',
      after('morning-grant'),
      { type: 'grant', person: 'you', store: 'us' },
    ],
    [
      'granting to a person who left',
      after('leaving', chenLeaves),
      { type: 'grant', person: 'chen', store: 'us' },
    ],
    [
      'hours that end before they begin',
      after('morning-grant'),
      { type: 'hours', person: 'zhou', from: 720, to: 600 },
    ],
    [
      'hours as they are',
      after('morning-grant'),
      { type: 'hours', person: 'zhou', from: 540, to: 1080 },
    ],
    [
      'hours of one’s own',
      after('morning-grant', takeSeat('lin')),
      { type: 'hours', person: 'lin', from: 0, to: 1320 },
    ],
    [
      'a page staff may not see',
      after('open-store', takeSeat('chen')),
      { type: 'page', view: 'members' },
    ],
    ['a step after the last one', after('rpa', ...robots(robotSteps)), { type: 'robot' }],
    ['the check as staff', after('rpa', takeSeat('zhou')), { type: 'robot' }],
    ['a step the tour does not have', after('rpa'), { type: 'tour', step: 5 }],
    ['leaving a tour that is none', after('rpa'), { type: 'endTour' }],
    ['the filter one has', after('closing'), { type: 'filter', person: null }],
    ['a sheet that is not open', after('open-store'), { type: 'closeSheet' }],
  ])('%s', (_, state, event) => expect(reduceDemo(state, event)).toBe(state));
});

it.each<[string, SceneId, DemoEvent[], string[]]>([
  ['a grant', 'morning-grant', [grantBrazil], ['you grant br zhou']],
  ['a grant taken back', 'morning-grant', [grantBrazil, grantBrazil], ['you revoke br zhou']],
  [
    'a grant taken back while its store is open',
    'open-store',
    [{ type: 'grant', person: 'chen', store: 'my' }],
    ['you revoke my chen', 'chen end my'],
  ],
  ['opening', 'open-store', [open('us')], ['you open us']],
  ['opening what is open', 'open-store', [open('us'), open('us')], ['you show us']],
  ['closing', 'open-store', [open('us'), { type: 'close', store: 'us' }], ['you close us']],
  ['refusing', 'unknown-device', [{ type: 'decide', isAllowed: false }], ['you deny de']],
  [
    'a code',
    'code-from-cloud-number',
    [takeSeat('chen'), { type: 'fill', store: 'my' }],
    ['chen fill my', 'chen open my'],
  ],
  [
    'leaving',
    'leaving',
    [chenLeaves],
    ['you leave chen', 'chen end my', 'chen end th', 'you gone chen'],
  ],
  ['a hand-over', 'leaving', [chenLeaves, { type: 'hand', to: 'lin' }], ['you hand lin']],
  [
    'hours that are over',
    'leaving',
    [{ type: 'hours', person: 'zhou', from: 540, to: 960 }],
    ['you hours zhou', 'zhou end us', 'zhou end br'],
  ],
  ['the last step of the check', 'rpa', robots(robotSteps), ['you robotDone']],
])('%s is logged', (_, scene, events, lines) => {
  const state = after(scene, ...events);
  const newLines = state.log.slice(-state.newLineCount);
  expect(
    newLines.map((l) => [l.actor, l.kind, l.store, l.person].filter(Boolean).join(' ')),
  ).toEqual(lines);
});

it('ends the session of the person who loses a store, and no other', () => {
  const before = firstFrameOf('open-store');
  const state = reduceDemo(before, { type: 'grant', person: 'chen', store: 'my' });
  expect(laneOf(before, 'my').at(-1)?.to).toBeNull();
  expect(laneOf(state, 'my').at(-1)?.to).toBe(546);
  expect(statusOf(state, 'uk')).toBe('running');
});

it('ends the sessions of the person who leaves, and no others', () => {
  const openBy = (state: DemoState, person: string) =>
    state.sessions.filter((session) => session.to === null && session.person === person).length;
  const before = firstFrameOf('leaving');
  const state = reduceDemo(before, chenLeaves);
  expect([openBy(before, 'chen'), openBy(state, 'chen')]).toEqual([2, 0]);
  expect(openBy(state, 'zhou')).toBe(openBy(before, 'zhou'));
});

it('opens nothing on a refused device, and the store once on an allowed one', () => {
  const statusAfterDecision = (isAllowed: boolean) =>
    statusOf(after('unknown-device', { type: 'decide', isAllowed }), 'de');
  expect([statusAfterDecision(false), statusAfterDecision(true)]).toEqual(['idle', 'running']);
});

it('closes in the automatic check only what it opened, and leaves Lin’s stores open', () => {
  const done = after('rpa', ...robots(robotSteps));
  expect(robotStores.map((store) => statusOf(done, store))).toEqual(['running', 'running', 'idle']);
  expect(done.sessions.filter(({ isRobot }) => isRobot)).toHaveLength(1);
});

it('shows staff only their own lines', () => {
  const lines = readableLog(after('leaving', takeSeat('zhou')));
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set(['zhou']));
});

it('moves staff from a page they may not see to the stores', () =>
  expect(after('leaving', takeSeat('zhou')).view).toBe('stores'));

it('hands the stores of the person who left to the successor', () =>
  expect(after('leaving', chenLeaves, { type: 'hand', to: 'zhou' }).grants).toMatchObject({
    chen: [],
    zhou: ['us', 'jp', 'br', 'my', 'th', 'ca'],
  }));

describe('the tour', () => {
  it.each(tourScenes.map((scene, step) => [scene, step] as const))(
    '%s is completed by following the ring',
    (scene, step) => {
      let state = reduceDemo(firstFrameOf('closing'), { type: 'tour', step });
      expect(state.scene).toBe(scene);
      for (let next = nextClickOf(state); next; next = nextClickOf(state)) {
        const after = reduceDemo(state, next);
        expect(after).not.toBe(state);
        state = after;
      }
      expect(state.tour).toBe(step);
    },
  );

  it('keeps the access the visitor gave in the morning for the rest of the day', () => {
    let state = reduceDemo(firstFrameOf('morning-grant', 0), {
      type: 'grant',
      person: 'zhou',
      store: 'de',
    });
    state = reduceDemo(state, { type: 'grant', person: 'chen', store: 'th' });
    state = reduceDemo(state, { type: 'hours', person: 'chen', from: 540, to: 1200 });
    state = reduceDemo(state, { type: 'tour', step: 4 });
    expect(state.grants.zhou).toEqual(['us', 'jp', 'br', 'de']);
    expect(state.grants.chen).toEqual(['my', 'ca']);
    expect(state.hours.chen.to).toBe(1200);
    expect(laneOf(state, 'th').some(({ person }) => person === 'chen')).toBe(false);
    expect(visitorDecisions(state)).toHaveLength(3);
  });

  it('forgets later decisions when it goes back', () => {
    const state = after('morning-grant', grantBrazil, { type: 'tour', step: 0 });
    expect(state.grants.zhou).toEqual(['us', 'jp']);
  });

  it('lets the successor work for the rest of the day', () => {
    const handed = after('leaving', chenLeaves, { type: 'hand', to: 'lin' });
    const evening = reduceDemo(handed, { type: 'scene', scene: 'closing' });
    expect(evening.successor).toBe('lin');
    expect(laneOf(evening, 'my').at(-1)?.person).toBe('lin');
  });

  it('remembers an allowed device', () => {
    const allowed = after('unknown-device', { type: 'decide', isAllowed: true });
    const later = reduceDemo(allowed, { type: 'scene', scene: 'rpa' });
    expect(later.device).toBe('allowed');
    expect(later.log.filter(({ kind }) => kind === 'deny')).toEqual([]);
  });
});
