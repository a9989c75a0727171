import { storeIds, type StoreId } from './store-ids';
import { personIds, type PersonId } from './people';
import type { Grants, LogLine, LoginHours, Minute, StoreSession } from './state';

/** Which stores each person can open when the day begins. */
export const initialGrants: Grants = {
  you: storeIds,
  lin: ['us', 'my', 'th', 'uk', 'de'],
  zhou: ['us', 'jp'],
  chen: ['my', 'th'],
};

export const initialHours: LoginHours = {
  you: { from: 480, to: 1320 },
  lin: { from: 480, to: 1200 },
  zhou: { from: 540, to: 1080 },
  chen: { from: 540, to: 1080 },
};

/** When an unregistered computer wants to open a store. */
export const deviceRequestMinute: Minute = 680;
/** When a verification code arrives. */
export const codeMinute: Minute = 840;
/** When the automatic check is done. */
export const robotDoneMinute: Minute = 921;
/** The stores the check goes through. */
export const robotStores = ['us', 'uk', 'jp'] as const satisfies readonly StoreId[];
/** Steps of the check in each store. */
export const robotStepsPerStore = 4;
/** All steps of the check; the last one is the notice. */
export const robotStepCount = robotStores.length * robotStepsPerStore + 1;
/** When Chen leaves. From then on her successor works in her stores. */
export const leavingMinute: Minute = 990;

interface ScriptedSession {
  readonly store: StoreId;
  /** `successor`: the person Chen's stores went to. */
  readonly person: PersonId | 'successor';
  readonly from: Minute;
  readonly to: Minute;
}

/** store, person, from, to */
const sessionTable = `us zhou 546 715
us zhou 775 1075
my chen 543 725
my chen 841 991
th chen 560 690
th chen 790 991
uk lin 540 640
uk lin 665 840
uk lin 880 1110
jp zhou 555 640
jp zhou 720 770
jp you 905 920
de lin 600 676
de lin 725 860
br zhou 570 735
br zhou 800 870
br zhou 955 1060
ca chen 575 665
ca chen 700 780
my successor 1000 1078
th successor 1010 1077
ca successor 1020 1076
us you 1190 1250
de you 1205 1265`;

const scriptedSessions: readonly ScriptedSession[] = sessionTable.split('\n').map((row) => {
  const [store, person, from, to] = row.split(' ') as [
    StoreId,
    PersonId | 'successor',
    string,
    string,
  ];
  return { store, person, from: Number(from), to: Number(to) };
});

/** The day's sessions, with `successor` in place of Chen's successor. */
export const daySessions = (successor: PersonId): StoreSession[] =>
  scriptedSessions.map(({ person, ...rest }) => ({
    ...rest,
    person: person === 'successor' ? successor : person,
  }));

const scriptedLines: readonly LogLine[] = [
  { at: 492, actor: 'you', kind: 'login' },
  { at: 500, actor: 'lin', kind: 'login' },
  { at: 506, actor: 'you', kind: 'setHours', person: 'chen', hours: initialHours.chen },
  { at: 511, actor: 'you', kind: 'grant', store: 'br', person: 'zhou' },
  { at: 512, actor: 'you', kind: 'grant', store: 'ca', person: 'chen' },
  { at: 540, actor: 'zhou', kind: 'login' },
  { at: 542, actor: 'chen', kind: 'login' },
  { at: 543, actor: 'chen', kind: 'fillCode', store: 'my' },
  { at: 626, actor: 'chen', kind: 'fillCode', store: 'my' },
  { at: deviceRequestMinute, actor: 'lin', kind: 'deviceWaits', store: 'de' },
  { at: deviceRequestMinute + 2, actor: 'you', kind: 'denyDevice', store: 'de' },
  { at: codeMinute, actor: 'chen', kind: 'codeArrives', store: 'my' },
  { at: codeMinute + 1, actor: 'chen', kind: 'fillCode', store: 'my' },
  { at: 904, actor: 'you', kind: 'robotStep', store: 'jp', step: 2 },
  { at: robotDoneMinute, actor: 'you', kind: 'robotDone' },
  { at: leavingMinute, actor: 'you', kind: 'offboard', person: 'chen' },
  { at: leavingMinute + 1, actor: 'you', kind: 'revokeAll', person: 'chen' },
];

const endLineOf = (session: StoreSession): LogLine => ({
  at: session.to ?? 0,
  actor: session.person,
  kind: session.to === leavingMinute + 1 ? 'closeOnOffboarding' : 'close',
  store: session.store,
});

/** The log contains the closings of stores only after this minute, and those when Chen leaves. */
const lateClosingMinute: Minute = 1040;

/**
 * The day's log: the scripted lines, every opening of a store, and the closings late in the day or when Chen leaves.
 */
export function dayLog(sessions: readonly StoreSession[], successor: PersonId): LogLine[] {
  const lines: LogLine[] = [
    ...scriptedLines,
    { at: leavingMinute + 2, actor: 'you', kind: 'transferStores', person: successor },
    ...sessions.map((session): LogLine => ({
      at: session.from,
      actor: session.person,
      kind: 'open',
      store: session.store,
    })),
    ...sessions
      .filter(({ to }) => to !== null && (to > lateClosingMinute || to === leavingMinute + 1))
      .map(endLineOf),
  ];
  return lines.sort(
    (a, b) => a.at - b.at || personIds.indexOf(a.actor) - personIds.indexOf(b.actor),
  );
}
