import type { StoreId } from '../store-ids';
import { isInLoginHours, isGranted, isOpen, storeStatusOf } from '../selectors';
import { mayManage, type PersonId } from '../people';
import type { DemoState, EventOf, StoreSession } from '../state';
import { codeStore, deviceStore } from '../stores';
import { withLogLines } from './log-lines';
import { closeSessions } from './close-sessions';

const sessionsWithNew = (
  state: DemoState,
  store: StoreId,
  person: PersonId,
): readonly StoreSession[] => [...state.sessions, { store, person, from: state.at + 1, to: null }];

/**
 * Opens a store, or shows the window of an open store. Refused without a grant and outside login hours; also, for those
 * who may manage, while an unregistered device waits for this store.
 */
export function openStore(state: DemoState, { store }: EventOf<'openStore'>): DemoState {
  const status = storeStatusOf(state, store);
  if (status !== 'idle' && status !== 'running') return state;
  const next: DemoState = {
    ...state,
    selectedStore: store,
    windowStore: store,
    isSheetOpen: false,
  };
  if (status === 'running') return withLogLines(next, { actor: state.viewer, kind: 'show', store });
  const sessions = sessionsWithNew(state, store, state.viewer);
  return withLogLines({ ...next, sessions }, { actor: state.viewer, kind: 'open', store });
}

/** Hides the store's window; the store stays open. */
export function hideWindow(state: DemoState): DemoState {
  if (!state.windowStore) return state;
  return withLogLines(
    { ...state, windowStore: null },
    { actor: state.viewer, kind: 'hide', store: state.windowStore },
  );
}

/** Ends a store's session. */
export function closeStore(state: DemoState, { store }: EventOf<'closeStore'>): DemoState {
  if (!isOpen(state, store) || !isGranted(state, state.viewer, store)) return state;
  const windowStore = state.windowStore === store ? null : state.windowStore;
  const sessions = closeSessions(state, (session) => session.store === store);
  return withLogLines(
    { ...state, windowStore, sessions },
    { actor: state.viewer, kind: 'close', store },
  );
}

/**
 * Allows the unregistered computer once, or refuses it. The decision is made a single time, and staff cannot make it.
 */
export function decideDevice(state: DemoState, { isAllowed }: EventOf<'decideDevice'>): DemoState {
  if (state.deviceRequest !== 'waiting' || !mayManage(state.viewer)) return state;
  const next: DemoState = {
    ...state,
    deviceRequest: isAllowed ? 'allowed' : 'denied',
    sessions: isAllowed ? sessionsWithNew(state, deviceStore, 'lin') : state.sessions,
  };
  return withLogLines(next, {
    actor: state.viewer,
    kind: isAllowed ? 'allowDevice' : 'denyDevice',
    store: deviceStore,
  });
}

/**
 * Fills the code into its store, which opens. Works a single time, and only for a person with access within their login
 * hours.
 */
export function fillCode(state: DemoState, { store }: EventOf<'fillCode'>): DemoState {
  if (state.codeStatus !== 'new' || store !== codeStore) return state;
  if (!isGranted(state, state.viewer, store) || !isInLoginHours(state, state.viewer)) return state;
  const person = state.viewer;
  const next: DemoState = {
    ...state,
    codeStatus: 'used',
    sessions: isOpen(state, store) ? state.sessions : sessionsWithNew(state, store, person),
  };
  return withLogLines(
    next,
    { actor: person, kind: 'fillCode', store },
    { actor: person, kind: 'open', store },
  );
}
