import { mayManage, personIds, viewsOf, type PersonId, type ViewId } from './people';
import type { DemoState, LogLine, Minute, StoreSession } from './state';
import { deviceStore, storeIds, type StoreId } from './stores';

/** `none`: not granted; `hours`: granted, but outside the seat's login hours. */
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

/** Status of a store for the person at the console. */
export function statusOf(state: DemoState, store: StoreId): StoreStatus {
  if (!isGranted(state, state.seat, store)) return 'none';
  if (state.device === 'waiting' && store === deviceStore && mayManage(state.seat))
    return 'attention';
  if (!isInLoginHours(state, state.seat)) return 'hours';
  return isOpen(state, store) ? 'running' : 'idle';
}

/** Number of running stores the seat can see. */
export const runningCount = (state: DemoState): number =>
  storeIds.filter((store) => statusOf(state, store) === 'running').length;

/** The people with access to a store, in the order of the member list. */
export const whoMayOpen = (state: DemoState, store: StoreId): PersonId[] =>
  personIds.filter((person) => isGranted(state, person, store));

/** Whether the seat may change this right. Managers pass on rights they hold, to staff. */
export function mayGrant(state: DemoState, person: PersonId, store: StoreId): boolean {
  if (person === 'you' || person === state.leaver || person === state.seat) return false;
  return state.seat === 'you' || (state.seat === 'lin' && isGranted(state, 'lin', store));
}

/** Whether the seat may set this person's login hours. */
export const maySetHours = (state: DemoState, person: PersonId): boolean =>
  person !== 'you' && person !== state.leaver && person !== state.seat && mayManage(state.seat);

/** Pages in the seat's menu. */
export const menuOf = (state: DemoState): readonly ViewId[] => viewsOf(state.seat);

/** Seats that can be chosen: everyone who has not left. */
export const peoplePresent = (state: DemoState): PersonId[] =>
  personIds.filter((person) => person !== state.leaver);

/** Log lines the seat can read, newest first: staff see their own. */
export function readableLog(state: DemoState): LogLine[] {
  const isReadable = (line: LogLine) => mayManage(state.seat) || line.actor === state.seat;
  const matchesFilter = (line: LogLine) =>
    !state.filter || line.actor === state.filter || line.kind === 'filter';
  return state.log.filter((line) => isReadable(line) && matchesFilter(line)).reverse();
}

/** Lines the last event wrote, oldest first. */
export const newLines = (state: DemoState): readonly LogLine[] =>
  state.newLineCount > 0 ? state.log.slice(-state.newLineCount) : [];

export interface LanePart extends StoreSession {
  readonly end: Minute;
  /** Belongs to another person than the log is filtered by. */
  readonly isDim: boolean;
}

/** A store's sessions of the day as parts of one axis; an open session reaches until now. */
export const laneOf = (state: DemoState, store: StoreId): LanePart[] =>
  state.sessions
    .filter((session) => session.store === store)
    .map((session) => ({
      ...session,
      end: session.to ?? state.at + 1,
      isDim: state.filter !== null && state.filter !== session.person,
    }));

/** How often a person opened stores today, and how many different ones. */
export function totalsOf(state: DemoState, person: PersonId): { opened: number; stores: number } {
  const sessions = state.sessions.filter((session) => session.person === person);
  return { opened: sessions.length, stores: new Set(sessions.map(({ store }) => store)).size };
}

/** Codes a store received before the latest one. */
export const earlierCodes = (state: DemoState, store: StoreId): LogLine[] =>
  state.log
    .filter((line) => line.kind === 'fill' && line.store === store && line.at < 840)
    .reverse();

const axisStartMinute = 480;
const axisEndMinute = 1320;

/** A minute's position on the axis from 8 to 22, in percent. */
export const axisPercent = (minute: Minute): number =>
  ((Math.min(Math.max(minute, axisStartMinute), axisEndMinute) - axisStartMinute) /
    (axisEndMinute - axisStartMinute)) *
  100;

/** Formats a minute: 545 → "09:05". */
export const formatMinute = (minute: Minute): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
