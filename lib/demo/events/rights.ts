import { isInLoginHours, isGranted, mayGrant, mayOffboard, maySetHours } from '../selectors';
import type { PersonId } from '../people';
import type { DemoState, EventOf, LogLine, StoreSession } from '../state';
import { withLogLines } from './log-lines';
import { closeSessions } from './close-sessions';

const belongsTo = (person: PersonId) => (session: StoreSession) => session.person === person;

/** Log lines about a person's open sessions that end now. */
const endLinesOf = (
  state: DemoState,
  kind: 'closeOnOffboarding' | 'closeOnLostAccess',
  matches: (session: StoreSession) => boolean,
) =>
  state.sessions
    .filter((session) => session.to === null && matches(session))
    .map(({ person, store }) => ({ actor: person, kind, store }) satisfies Partial<LogLine>);

/** Grants a store to a person or revokes it; revoking ends that person's session. */
export function toggleGrant(
  state: DemoState,
  { person, store }: EventOf<'toggleGrant'>,
): DemoState {
  if (!mayGrant(state, person, store)) return state;
  const wasGranted = isGranted(state, person, store);
  const others = state.grants[person].filter((id) => id !== store);
  const grants = { ...state.grants, [person]: wasGranted ? others : [...others, store] };
  const next: DemoState = { ...state, selectedStore: store, grants };
  if (!wasGranted) return withLogLines(next, { actor: state.viewer, kind: 'grant', person, store });
  const isAffected = (session: StoreSession) =>
    session.person === person && session.store === store;
  return withLogLines(
    { ...next, sessions: closeSessions(state, isAffected) },
    { actor: state.viewer, kind: 'revoke', person, store },
    ...endLinesOf(state, 'closeOnLostAccess', isAffected),
  );
}

/** Sets a person's login hours. When the present time is outside of them, the person's sessions end. */
export function setHours(state: DemoState, { person, from, to }: EventOf<'setHours'>): DemoState {
  if (!maySetHours(state, person) || from >= to) return state;
  const currentHours = state.hours[person];
  if (currentHours.from === from && currentHours.to === to) return state;
  const next = { ...state, hours: { ...state.hours, [person]: { from, to } } };
  const logLine = { actor: state.viewer, kind: 'setHours', person, hours: { from, to } } as const;
  if (isInLoginHours(next, person)) return withLogLines(next, logLine);
  return withLogLines(
    { ...next, sessions: closeSessions(state, belongsTo(person)) },
    logLine,
    ...endLinesOf(state, 'closeOnLostAccess', belongsTo(person)),
  );
}

/** Offboards a person: their sessions end, and their rights are revoked. */
export function offboardMember(state: DemoState, { person }: EventOf<'offboardMember'>): DemoState {
  if (!mayOffboard(state, person)) return state;
  const next: DemoState = {
    ...state,
    leaver: person,
    freedStores: state.grants[person],
    grants: { ...state.grants, [person]: [] },
    sessions: closeSessions(state, belongsTo(person)),
    windowStore: null,
    logFilter: null,
  };
  return withLogLines(
    next,
    { actor: 'you', kind: 'offboard', person },
    ...endLinesOf(state, 'closeOnOffboarding', belongsTo(person)),
    { actor: 'you', kind: 'revokeAll', person },
  );
}

/** Gives the stores of the person who left to another person, once. */
export function transferStores(state: DemoState, { to }: EventOf<'transferStores'>): DemoState {
  if (!state.leaver || state.successor || to === state.leaver || state.viewer !== 'you')
    return state;
  const grants = {
    ...state.grants,
    [to]: [...new Set([...state.grants[to], ...state.freedStores])],
  };
  return withLogLines(
    { ...state, successor: to, grants },
    { actor: 'you', kind: 'transferStores', person: to },
  );
}
