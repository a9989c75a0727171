import { isGranted, menuOf, peoplePresent } from '../selectors';
import { viewsOf } from '../people';
import type { DemoState, EventOf } from '../state';
import { writeLog } from './write-log';

/** Shows another page of the console; only pages of the seat's menu. */
export function showPage(state: DemoState, { view }: EventOf<'page'>): DemoState {
  if (!menuOf(state).includes(view)) return state;
  const next = { ...state, view, window: null, isSheetOpen: false };
  return writeLog(next, { actor: state.seat, kind: 'page', view });
}

/** Switches to another person's seat; not to that of a person who left. */
export function switchPerson(state: DemoState, { person }: EventOf<'seat'>): DemoState {
  if (person === state.seat || !peoplePresent(state).includes(person)) return state;
  const view = viewsOf(person).includes(state.view) ? state.view : 'stores';
  const next = { ...state, seat: person, view, window: null, isSheetOpen: false, filter: null };
  return writeLog(next, { actor: 'you', kind: 'seat', person });
}

/** Selects a store and shows its details; a store without access shows that. */
export function selectStore(state: DemoState, { store }: EventOf<'select'>): DemoState {
  const next = { ...state, selected: store, isSheetOpen: true };
  if (store === state.selected || !isGranted(state, state.seat, store))
    return { ...next, newLineCount: 0 };
  return writeLog(next, { actor: state.seat, kind: 'select', store });
}

export const closeSheet = (state: DemoState): DemoState =>
  state.isSheetOpen ? { ...state, isSheetOpen: false, newLineCount: 0 } : state;

/** Filters the log by one person, or by no one. */
export function filterLog(state: DemoState, { person }: EventOf<'filter'>): DemoState {
  if (person === state.filter || !menuOf(state).includes('logbook')) return state;
  return writeLog(
    { ...state, filter: person },
    { actor: state.seat, kind: 'filter', ...(person && { person }) },
  );
}
