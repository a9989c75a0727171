import type { StoreId } from './store-ids';
import {
  codeMinute,
  dayLog,
  daySessions,
  deviceRequestMinute,
  initialGrants,
  initialHours,
  leavingMinute,
  robotDoneMinute,
  robotStepCount,
} from './scripted-day';
import { roleByPerson, type PersonId } from './people';
import { type SceneId } from './scene-ids';
import { scenes } from './scenes';
import type { DemoState, Grants, LogKind, LogLine, LoginHours, StoreSession } from './state';

const decisionKinds: readonly LogKind[] = [
  'grant',
  'revoke',
  'setHours',
  'allowDevice',
  'denyDevice',
  'transferStores',
];

/** The visitor's decisions in the order they were made; they hold for the rest of the day. */
export const visitorDecisions = (state: DemoState): LogLine[] =>
  state.log.filter((line) => line.isByVisitor && decisionKinds.includes(line.kind));

const withoutStore = (stores: readonly StoreId[], store: StoreId | undefined) =>
  stores.filter((id) => id !== store);

/** Access rights after a line of the log. */
function grantsAfter(grants: Grants, { kind, person, store }: LogLine): Grants {
  if (!person) return grants;
  if (!store || (kind !== 'grant' && kind !== 'revoke')) return grants;
  const others = withoutStore(grants[person], store);
  return { ...grants, [person]: kind === 'grant' ? [...others, store] : others };
}

const hoursAfter = (hours: LoginHours, line: LogLine): LoginHours =>
  line.kind === 'setHours' && line.person && line.hours
    ? { ...hours, [line.person]: line.hours }
    : hours;

/** Whether two lines are the same decision, made by the visitor or scripted. */
const isSameDecision = (a: LogLine) => (b: LogLine) =>
  a.person === b.person &&
  a.store === b.store &&
  (a.kind === b.kind ||
    [a, b].every(({ kind }) => kind === 'allowDevice' || kind === 'denyDevice'));

/**
 * The state in which a scene begins.
 * @param earlierDecisions the visitor's decisions in earlier scenes (`visitorDecisions`)
 */
export function initialStateOf(
  scene: SceneId,
  tourStep: number | null = null,
  earlierDecisions: readonly LogLine[] = [],
): DemoState {
  const { at, view, selectedStore } = scenes[scene];
  const decisions = earlierDecisions.filter((line) => line.at < at);
  const successor: PersonId =
    decisions.findLast(({ kind }) => kind === 'transferStores')?.person ?? 'zhou';
  const sessionsOfDay = daySessions(successor);
  const lines = dayLog(sessionsOfDay, successor).filter(
    (line) =>
      line.at < at ||
      (line.at === at && (line.kind === 'deviceWaits' || line.kind === 'codeArrives')),
  );
  const mergedLines = [
    ...lines.filter((line) => !decisions.some(isSameDecision(line))),
    ...decisions,
  ];
  mergedLines.sort((a, b) => a.at - b.at);
  // The scene that begins in this minute is the one in which the visitor lets Chen leave.
  const hasLeft = at > leavingMinute;
  const grantsBeforeLeaving = mergedLines.reduce(grantsAfter, initialGrants);
  const grantsAfterLeaving: Grants = {
    ...grantsBeforeLeaving,
    chen: [],
    [successor]: [...new Set([...grantsBeforeLeaving[successor], ...grantsBeforeLeaving.chen])],
  };
  const grants = hasLeft ? grantsAfterLeaving : grantsBeforeLeaving;
  const hours = mergedLines.reduce(hoursAfter, initialHours);
  // The day has Chen's sessions from before she left and her successor's in the same stores from afterwards: a session
  // took place if its person had access in either part of the day.
  const mayOpen = ({ person, store }: { person: PersonId; store: StoreId | undefined }) =>
    !store ||
    grantsBeforeLeaving[person].includes(store) ||
    grantsAfterLeaving[person].includes(store);
  const sessions = sessionsOfDay
    .filter((session) => session.from < at && mayOpen(session))
    .map((session): StoreSession => ({
      ...session,
      to: (session.to ?? 0) > at ? null : session.to,
    }));
  return {
    scene,
    at,
    view,
    selectedStore,
    tourStep,
    grants,
    hours,
    sessions,
    viewer: 'you',
    isSheetOpen: false,
    log: mergedLines.filter(
      (line) => !isSessionLine(line) || mayOpen({ person: line.actor, store: line.store }),
    ),
    windowStore: null,
    deviceRequest:
      at < deviceRequestMinute
        ? null
        : at === deviceRequestMinute
          ? 'waiting'
          : deviceRequestAfter(decisions),
    codeStatus: at < codeMinute ? null : at === codeMinute ? 'new' : 'used',
    finishedRobotStepCount: at > robotDoneMinute ? robotStepCount : 0,
    leaver: hasLeft ? 'chen' : null,
    freedStores: hasLeft ? grantsBeforeLeaving.chen : [],
    successor: hasLeft ? successor : null,
    logFilter: null,
    addedLogLineCount: 0,
  };
}

/** The state with a running store's own window in front, without any click. */
export const withStoreWindow = (state: DemoState, store: StoreId): DemoState => ({
  ...state,
  selectedStore: store,
  windowStore: store,
});

const sessionKinds: readonly LogKind[] = [
  'open',
  'close',
  'closeOnOffboarding',
  'closeOnLostAccess',
];

const isSessionLine = ({ kind, actor }: LogLine) =>
  roleByPerson[actor] !== 'owner' && sessionKinds.includes(kind);

const deviceRequestAfter = (decisions: readonly LogLine[]) =>
  decisions.some(({ kind }) => kind === 'allowDevice') ? ('allowed' as const) : ('denied' as const);
