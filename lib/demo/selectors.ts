import { storeIds, type StoreId } from './store-ids';
import { codeMinute } from './scripted-day';
import { mayManage, personIds, roleByPerson, type PersonId } from './people';
import type { DemoState, LogLine, Minute, StoreSession, ViewId } from './state';
import { deviceStore } from './stores';

/** `none`: not granted; `hours`: granted, but outside the viewer's login hours. */
export type StoreStatus = 'running' | 'idle' | 'attention' | 'none' | 'hours';

/** Whether a store is open in a session now. */
export const isOpen = (state: DemoState, store: StoreId): boolean =>
  state.sessions.some((session) => session.store === store && session.to === null);

/** Whether a person holds the right to open a store. */
export const isGranted = (state: DemoState, person: PersonId, store: StoreId): boolean =>
  state.grants[person].includes(store);

/** Whether the person may be signed in now. The owner always may. */
export const isInLoginHours = (state: DemoState, person: PersonId): boolean =>
  person === 'you' || (state.at >= state.hours[person].from && state.at < state.hours[person].to);

/** Status of a store for the person at the desktop app. */
export function storeStatusOf(state: DemoState, store: StoreId): StoreStatus {
  if (!isGranted(state, state.viewer, store)) return 'none';
  if (state.deviceRequest === 'waiting' && store === deviceStore && mayManage(state.viewer))
    return 'attention';
  if (!isInLoginHours(state, state.viewer)) return 'hours';
  return isOpen(state, store) ? 'running' : 'idle';
}

/** Number of running stores the viewer can see. */
export const runningStoreCount = (state: DemoState): number =>
  storeIds.filter((store) => storeStatusOf(state, store) === 'running').length;

/** The people with access to a store, in the order of the member list. */
export const peopleWithAccess = (state: DemoState, store: StoreId): PersonId[] =>
  personIds.filter((person) => isGranted(state, person, store));

/**
 * Whether the viewer may grant a store to a person or revoke it. The owner may; managers may for stores they can open
 * themselves.
 */
export function mayGrant(state: DemoState, person: PersonId, store: StoreId): boolean {
  if (person === 'you' || person === state.leaver || person === state.viewer) return false;
  return state.viewer === 'you' || (state.viewer === 'lin' && isGranted(state, 'lin', store));
}

/** Whether the viewer may offboard this person: only the owner, once. */
export const mayOffboard = (state: DemoState, person: PersonId): boolean =>
  state.viewer === 'you' && person !== 'you' && !state.leaver;

/** Whether the viewer may set this person's login hours. */
export const maySetHours = (state: DemoState, person: PersonId): boolean =>
  person !== 'you' && person !== state.leaver && person !== state.viewer && mayManage(state.viewer);

const allViews: readonly ViewId[] = ['stores', 'members', 'devices', 'number', 'robot', 'logbook'];
const employeeViews: readonly ViewId[] = ['stores', 'number'];

/** Pages a person's role can see: rights, devices and the whole log are not for staff. */
export const viewsOf = (person: PersonId): readonly ViewId[] =>
  roleByPerson[person] === 'employee' ? employeeViews : allViews;

/** Pages in the viewer's menu. */
export const menuOf = (state: DemoState): readonly ViewId[] => viewsOf(state.viewer);

/** Viewers that can be chosen: everyone who has not left. */
export const peoplePresent = (state: DemoState): PersonId[] =>
  personIds.filter((person) => person !== state.leaver);

/** Log lines the viewer can read, newest first: staff see their own. */
export function readableLog(state: DemoState): LogLine[] {
  const isReadable = (line: LogLine) => mayManage(state.viewer) || line.actor === state.viewer;
  const matchesFilter = (line: LogLine) =>
    !state.logFilter || line.actor === state.logFilter || line.kind === 'filter';
  return state.log.filter((line) => isReadable(line) && matchesFilter(line)).reverse();
}

/** Lines the last event wrote, oldest first. */
export const addedLogLines = (state: DemoState): readonly LogLine[] =>
  state.addedLogLineCount > 0 ? state.log.slice(-state.addedLogLineCount) : [];

interface LanePart extends StoreSession {
  readonly end: Minute;
  /** The log is filtered by another person than the session's, so the part is dimmed. */
  readonly isDim: boolean;
}

/** A store's sessions of the day as parts of one axis; an open session reaches until now. */
export const laneOf = (state: DemoState, store: StoreId): LanePart[] =>
  state.sessions
    .filter((session) => session.store === store)
    .map((session) => ({
      ...session,
      end: session.to ?? state.at + 1,
      isDim: state.logFilter !== null && state.logFilter !== session.person,
    }));

/** How often a person opened stores today, and how many different stores. */
export function openingTotals(
  state: DemoState,
  person: PersonId,
): { openingCount: number; storeCount: number } {
  const sessions = state.sessions.filter((session) => session.person === person);
  return {
    openingCount: sessions.length,
    storeCount: new Set(sessions.map(({ store }) => store)).size,
  };
}

/** Codes a store received before the latest one. */
export const earlierCodeLines = (state: DemoState, store: StoreId): LogLine[] =>
  state.log
    .filter((line) => line.kind === 'fillCode' && line.store === store && line.at < codeMinute)
    .reverse();
