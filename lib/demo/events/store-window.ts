import { isInLoginHours, isGranted, isOpen, statusOf } from '../selectors';
import { mayManage, type PersonId } from '../people';
import type { DemoState, EventOf, StoreSession } from '../state';
import { codeStore, deviceStore, type StoreId } from '../stores';
import { closeSessions, writeLog } from './write-log';

const sessionsWithNew = (
  state: DemoState,
  store: StoreId,
  person: PersonId,
): readonly StoreSession[] => [...state.sessions, { store, person, from: state.at + 1, to: null }];

/** Opens a store or shows its window; refused without a grant, outside login hours, and while its device waits. */
export function openStore(state: DemoState, { store }: EventOf<'open'>): DemoState {
  const status = statusOf(state, store);
  if (status !== 'idle' && status !== 'running') return state;
  const next = { ...state, selected: store, window: store, isSheetOpen: false };
  if (status === 'running') return writeLog(next, { actor: state.seat, kind: 'show', store });
  const sessions = sessionsWithNew(state, store, state.seat);
  return writeLog({ ...next, sessions }, { actor: state.seat, kind: 'open', store });
}

/** Hides the store's window; the store stays open. */
export function hideWindow(state: DemoState): DemoState {
  if (!state.window) return state;
  return writeLog(
    { ...state, window: null },
    { actor: state.seat, kind: 'hide', store: state.window },
  );
}

/** Ends a store's session. */
export function closeStore(state: DemoState, { store }: EventOf<'close'>): DemoState {
  if (!isOpen(state, store) || !isGranted(state, state.seat, store)) return state;
  const window = state.window === store ? null : state.window;
  const sessions = closeSessions(state, (session) => session.store === store);
  return writeLog({ ...state, window, sessions }, { actor: state.seat, kind: 'close', store });
}

/** Allows the unregistered computer once, or refuses it; this is decided once, and not by staff. */
export function decideDevice(state: DemoState, { isAllowed }: EventOf<'decide'>): DemoState {
  if (state.device !== 'waiting' || !mayManage(state.seat)) return state;
  const next: DemoState = {
    ...state,
    device: isAllowed ? 'allowed' : 'denied',
    sessions: isAllowed ? sessionsWithNew(state, deviceStore, 'lin') : state.sessions,
  };
  return writeLog(next, {
    actor: state.seat,
    kind: isAllowed ? 'allow' : 'deny',
    store: deviceStore,
  });
}

/** Fills the code into its store, which opens; once, and only by a person with access. */
export function fillCode(state: DemoState, { store }: EventOf<'fill'>): DemoState {
  if (state.code !== 'new' || store !== codeStore) return state;
  if (!isGranted(state, state.seat, store) || !isInLoginHours(state, state.seat)) return state;
  const person = state.seat;
  const next: DemoState = {
    ...state,
    code: 'used',
    sessions: isOpen(state, store) ? state.sessions : sessionsWithNew(state, store, person),
  };
  return writeLog(
    next,
    { actor: person, kind: 'fill', store },
    { actor: person, kind: 'open', store },
  );
}
