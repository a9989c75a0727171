import { dayLog, daySessions, initialGrants, initialHours, leavingMinute } from './day';
import { roleOf, type PersonId } from './people';
import { type SceneId } from './scene-ids';
import { scenes } from './scenes';
import type { DemoState, Grants, LogKind, LogLine, LoginHours, StoreSession } from './state';
import { robotSteps, type StoreId } from './stores';

const decisionKinds: readonly LogKind[] = ['grant', 'revoke', 'hours', 'allow', 'deny', 'hand'];

/** The visitor's decisions in their order; they hold for the rest of the day. */
export const visitorDecisions = (state: DemoState): LogLine[] =>
  state.log.filter((line) => line.isOwn && decisionKinds.includes(line.kind));

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
  line.kind === 'hours' && line.person && line.hours
    ? { ...hours, [line.person]: line.hours }
    : hours;

/** Whether two lines are the same decision, made by the visitor or written into the day. */
const isSameDecision = (a: LogLine) => (b: LogLine) =>
  a.person === b.person &&
  a.store === b.store &&
  (a.kind === b.kind || [a, b].every(({ kind }) => kind === 'allow' || kind === 'deny'));

/**
 * A scene's first frame.
 * @param earlierDecisions the visitor's decisions in earlier scenes (`visitorDecisions`)
 */
export function firstFrameOf(
  scene: SceneId,
  tour: number | null = null,
  earlierDecisions: readonly LogLine[] = [],
): DemoState {
  const { at, view, selected } = scenes[scene];
  const decisions = earlierDecisions.filter((line) => line.at < at);
  const successor: PersonId = decisions.findLast(({ kind }) => kind === 'hand')?.person ?? 'zhou';
  const daysSessions = daySessions(successor);
  const lines = dayLog(daysSessions, successor).filter(
    (line) => line.at < at || (line.at === at && (line.kind === 'wait' || line.kind === 'sms')),
  );
  const decidedLines = [
    ...lines.filter((line) => !decisions.some(isSameDecision(line))),
    ...decisions,
  ];
  decidedLines.sort((a, b) => a.at - b.at);
  const hasLeft = at > leavingMinute;
  const grantsBeforeLeaving = decidedLines.reduce(grantsAfter, initialGrants);
  const grantsAfterLeaving: Grants = {
    ...grantsBeforeLeaving,
    chen: [],
    [successor]: [...new Set([...grantsBeforeLeaving[successor], ...grantsBeforeLeaving.chen])],
  };
  const grants = hasLeft ? grantsAfterLeaving : grantsBeforeLeaving;
  const hours = decidedLines.reduce(hoursAfter, initialHours);
  const mayOpen = ({ person, store }: { person: PersonId; store: StoreId | undefined }) =>
    !store ||
    grantsBeforeLeaving[person].includes(store) ||
    grantsAfterLeaving[person].includes(store);
  const sessions = daysSessions
    .filter((session) => session.from < at && mayOpen(session))
    .map((session): StoreSession => ({
      ...session,
      to: (session.to ?? 0) > at ? null : session.to,
    }));
  return {
    ...{ scene, at, view, selected, tour, grants, hours, sessions },
    seat: 'you',
    isSheetOpen: false,
    log: decidedLines.filter(
      (line) => !isSession(line) || mayOpen({ person: line.actor, store: line.store }),
    ),
    window: null,
    device: at < 680 ? null : at === 680 ? 'waiting' : deviceAfter(decisions),
    code: at < 840 ? null : at === 840 ? 'new' : 'used',
    finishedRobotSteps: at > 921 ? robotSteps : 0,
    leaver: hasLeft ? 'chen' : null,
    freedStores: hasLeft ? grantsBeforeLeaving.chen : [],
    successor: hasLeft ? successor : null,
    filter: null,
    newLineCount: 0,
  };
}

/** A frame in which a running store's own window is in front without any click. */
export const withWindow = (state: DemoState, store: StoreId): DemoState => ({
  ...state,
  selected: store,
  window: store,
});

const isSession = ({ kind, actor }: LogLine) =>
  roleOf[actor] !== 'owner' && (kind === 'open' || kind === 'close' || kind === 'end');

const deviceAfter = (decisions: readonly LogLine[]) =>
  decisions.some(({ kind }) => kind === 'allow') ? ('allowed' as const) : ('denied' as const);
