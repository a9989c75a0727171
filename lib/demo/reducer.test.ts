import { laneOf, readableLog, storeStatusOf } from './selectors';
import { nextClickInScene } from './next-click';
import { reduceDemo } from './reducer';
import type { SceneId } from './scene-ids';
import { visitorDecisions, initialStateOf } from './initial-state';
import type { DemoEvent, DemoState } from './state';
import { robotStepCount, robotStores } from './scripted-day';
import { tourScenes } from './tour-scenes';

const after = (scene: SceneId, ...events: DemoEvent[]): DemoState =>
  events.reduce(reduceDemo, initialStateOf(scene));

const viewAs = (person: 'you' | 'lin' | 'zhou' | 'chen'): DemoEvent => ({
  type: 'switchViewer',
  person,
});
const open = (store: 'us' | 'br' | 'my' | 'de'): DemoEvent => ({ type: 'openStore', store });
const grantBrazil: DemoEvent = { type: 'toggleGrant', person: 'zhou', store: 'br' };
const chenLeaves: DemoEvent = { type: 'offboardMember', person: 'chen' };
const robots = (count: number): DemoEvent[] =>
  Array.from({ length: count }, () => ({ type: 'runRobotStep' }));

describe('refused events change nothing', () => {
  it.each<[string, DemoState, DemoEvent]>([
    ['opening a store not granted', after('open-store', viewAs('zhou')), open('my')],
    ['opening before the login hours', after('morning-grant', viewAs('zhou')), open('us')],
    ['opening a store whose device waits', after('unknown-device'), open('de')],
    ['closing a store that is closed', after('open-store'), { type: 'closeStore', store: 'us' }],
    [
      'closing a store not granted',
      after('open-store', viewAs('zhou')),
      { type: 'closeStore', store: 'my' },
    ],
    ['putting away no window', after('open-store'), { type: 'hideWindow' }],
    [
      'deciding twice',
      after('unknown-device', { type: 'decideDevice', isAllowed: true }),
      { type: 'decideDevice', isAllowed: false },
    ],
    [
      'deciding as staff',
      after('unknown-device', viewAs('zhou')),
      { type: 'decideDevice', isAllowed: true },
    ],
    [
      'deciding before anybody asks',
      after('open-store'),
      { type: 'decideDevice', isAllowed: true },
    ],
    [
      'filling a used code',
      after('code-from-cloud-number', { type: 'fillCode', store: 'my' }),
      { type: 'fillCode', store: 'my' },
    ],
    [
      'filling another store’s code',
      after('code-from-cloud-number'),
      { type: 'fillCode', store: 'us' },
    ],
    [
      'filling a code one does not see',
      after('code-from-cloud-number', viewAs('zhou')),
      { type: 'fillCode', store: 'my' },
    ],
    ['leaving twice', after('leaving', chenLeaves), { type: 'offboardMember', person: 'lin' }],
    ['the owner leaving', after('leaving'), { type: 'offboardMember', person: 'you' }],
    ['a manager ending a person’s job', after('leaving', viewAs('lin')), chenLeaves],
    ['the view of a person who left', after('leaving', chenLeaves), viewAs('chen')],
    ['the view one has', after('leaving'), viewAs('you')],
    ['handing over before anybody left', after('leaving'), { type: 'transferStores', to: 'zhou' }],
    [
      'handing over to the person who left',
      after('leaving', chenLeaves),
      { type: 'transferStores', to: 'chen' },
    ],
    [
      'handing over twice',
      after('leaving', chenLeaves, { type: 'transferStores', to: 'lin' }),
      { type: 'transferStores', to: 'zhou' },
    ],
    ['granting as staff', after('morning-grant', viewAs('zhou')), grantBrazil],
    ['granting what a manager does not hold', after('morning-grant', viewAs('lin')), grantBrazil],
    [
      'taking from the owner',
      after('morning-grant'),
      { type: 'toggleGrant', person: 'you', store: 'us' },
    ],
    [
      'granting to a person who left',
      after('leaving', chenLeaves),
      { type: 'toggleGrant', person: 'chen', store: 'us' },
    ],
    [
      'hours that end before they begin',
      after('morning-grant'),
      { type: 'setHours', person: 'zhou', from: 720, to: 600 },
    ],
    [
      'hours as they are',
      after('morning-grant'),
      { type: 'setHours', person: 'zhou', from: 540, to: 1080 },
    ],
    [
      'hours of one’s own',
      after('morning-grant', viewAs('lin')),
      { type: 'setHours', person: 'lin', from: 0, to: 1320 },
    ],
    [
      'a page staff may not see',
      after('open-store', viewAs('chen')),
      { type: 'showView', view: 'members' },
    ],
    [
      'a step after the last one',
      after('rpa', ...robots(robotStepCount)),
      { type: 'runRobotStep' },
    ],
    ['the check as staff', after('rpa', viewAs('zhou')), { type: 'runRobotStep' }],
    ['a step the tour does not have', after('rpa'), { type: 'showTourStep', step: 5 }],
    ['leaving a tour that is none', after('rpa'), { type: 'endTour' }],
    ['the filter one has', after('closing'), { type: 'filterLog', person: null }],
    ['a sheet that is not open', after('open-store'), { type: 'closeSheet' }],
  ])('%s', (_, state, event) => expect(reduceDemo(state, event)).toBe(state));
});

it.each<[string, SceneId, DemoEvent[], string[]]>([
  ['a grant', 'morning-grant', [grantBrazil], ['you grant br zhou']],
  ['a grant taken back', 'morning-grant', [grantBrazil, grantBrazil], ['you revoke br zhou']],
  [
    'a grant taken back while its store is open',
    'open-store',
    [{ type: 'toggleGrant', person: 'chen', store: 'my' }],
    ['you revoke my chen', 'chen closeOnLostAccess my'],
  ],
  ['opening', 'open-store', [open('us')], ['you open us']],
  ['opening what is open', 'open-store', [open('us'), open('us')], ['you show us']],
  ['closing', 'open-store', [open('us'), { type: 'closeStore', store: 'us' }], ['you close us']],
  [
    'refusing',
    'unknown-device',
    [{ type: 'decideDevice', isAllowed: false }],
    ['you denyDevice de'],
  ],
  [
    'a code',
    'code-from-cloud-number',
    [viewAs('chen'), { type: 'fillCode', store: 'my' }],
    ['chen fillCode my', 'chen open my'],
  ],
  [
    'leaving',
    'leaving',
    [chenLeaves],
    [
      'you offboard chen',
      'chen closeOnOffboarding my',
      'chen closeOnOffboarding th',
      'you revokeAll chen',
    ],
  ],
  [
    'a hand-over',
    'leaving',
    [chenLeaves, { type: 'transferStores', to: 'lin' }],
    ['you transferStores lin'],
  ],
  [
    'hours that are over',
    'leaving',
    [{ type: 'setHours', person: 'zhou', from: 540, to: 960 }],
    ['you setHours zhou', 'zhou closeOnLostAccess us', 'zhou closeOnLostAccess br'],
  ],
  ['the last step of the check', 'rpa', robots(robotStepCount), ['you robotDone']],
])('%s is logged', (_, scene, events, lines) => {
  const state = after(scene, ...events);
  const newLines = state.log.slice(-state.addedLogLineCount);
  expect(
    newLines.map((l) => [l.actor, l.kind, l.store, l.person].filter(Boolean).join(' ')),
  ).toEqual(lines);
});

it('ends the session of the person who loses a store, and no other', () => {
  const before = initialStateOf('open-store');
  const state = reduceDemo(before, { type: 'toggleGrant', person: 'chen', store: 'my' });
  expect(laneOf(before, 'my').at(-1)?.to).toBeNull();
  expect(laneOf(state, 'my').at(-1)?.to).toBe(546);
  expect(storeStatusOf(state, 'uk')).toBe('running');
});

it('ends the sessions of the person who leaves, and no others', () => {
  const openBy = (state: DemoState, person: string) =>
    state.sessions.filter((session) => session.to === null && session.person === person).length;
  const before = initialStateOf('leaving');
  const state = reduceDemo(before, chenLeaves);
  expect([openBy(before, 'chen'), openBy(state, 'chen')]).toEqual([2, 0]);
  expect(openBy(state, 'zhou')).toBe(openBy(before, 'zhou'));
});

it('opens nothing on a refused device, and the store once on an allowed one', () => {
  const statusAfterDecision = (isAllowed: boolean) =>
    storeStatusOf(after('unknown-device', { type: 'decideDevice', isAllowed }), 'de');
  expect([statusAfterDecision(false), statusAfterDecision(true)]).toEqual(['idle', 'running']);
});

it('closes in the automatic check only what it opened, and leaves Lin’s stores open', () => {
  const done = after('rpa', ...robots(robotStepCount));
  expect(robotStores.map((store) => storeStatusOf(done, store))).toEqual([
    'running',
    'running',
    'idle',
  ]);
  expect(done.sessions.filter(({ isByRobot }) => isByRobot)).toHaveLength(1);
});

it('shows staff only their own lines', () => {
  const lines = readableLog(after('leaving', viewAs('zhou')));
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set(['zhou']));
});

it('moves staff from a page they may not see to the stores', () =>
  expect(after('leaving', viewAs('zhou')).view).toBe('stores'));

it('hands the stores of the person who left to the successor', () =>
  expect(after('leaving', chenLeaves, { type: 'transferStores', to: 'zhou' }).grants).toMatchObject(
    {
      chen: [],
      zhou: ['us', 'jp', 'br', 'my', 'th', 'ca'],
    },
  ));

describe('the tour', () => {
  it.each(tourScenes.map((scene, step) => [scene, step] as const))(
    '%s is completed by following the ring',
    (scene, step) => {
      let state = reduceDemo(initialStateOf('closing'), { type: 'showTourStep', step });
      expect(state.scene).toBe(scene);
      for (let next = nextClickInScene(state); next; next = nextClickInScene(state)) {
        const after = reduceDemo(state, next);
        expect(after).not.toBe(state);
        state = after;
      }
      expect(state.tourStep).toBe(step);
    },
  );

  it('keeps the access the visitor gave in the morning for the rest of the day', () => {
    let state = reduceDemo(initialStateOf('morning-grant', 0), {
      type: 'toggleGrant',
      person: 'zhou',
      store: 'de',
    });
    state = reduceDemo(state, { type: 'toggleGrant', person: 'chen', store: 'th' });
    state = reduceDemo(state, { type: 'setHours', person: 'chen', from: 540, to: 1200 });
    state = reduceDemo(state, { type: 'showTourStep', step: 4 });
    expect(state.grants.zhou).toEqual(['us', 'jp', 'br', 'de']);
    expect(state.grants.chen).toEqual(['my', 'ca']);
    expect(state.hours.chen.to).toBe(1200);
    expect(laneOf(state, 'th').some(({ person }) => person === 'chen')).toBe(false);
    expect(visitorDecisions(state)).toHaveLength(3);
  });

  it('forgets later decisions when it goes back', () => {
    const state = after('morning-grant', grantBrazil, { type: 'showTourStep', step: 0 });
    expect(state.grants.zhou).toEqual(['us', 'jp']);
  });

  it('lets the successor work for the rest of the day', () => {
    const handed = after('leaving', chenLeaves, { type: 'transferStores', to: 'lin' });
    const evening = reduceDemo(handed, { type: 'showScene', scene: 'closing' });
    expect(evening.successor).toBe('lin');
    expect(laneOf(evening, 'my').at(-1)?.person).toBe('lin');
  });

  it('remembers an allowed device', () => {
    const allowed = after('unknown-device', { type: 'decideDevice', isAllowed: true });
    const later = reduceDemo(allowed, { type: 'showScene', scene: 'rpa' });
    expect(later.deviceRequest).toBe('allowed');
    expect(later.log.filter(({ kind }) => kind === 'denyDevice')).toEqual([]);
  });
});
