import { isGranted, menuOf, peoplePresent, viewsOf } from '../selectors';
import type { DemoState, EventOf } from '../state';
import { withLogLines } from './log-lines';

/** Shows another page of the desktop app. Pages that are not in the viewer's menu are refused. */
export function showView(state: DemoState, { view }: EventOf<'showView'>): DemoState {
  if (!menuOf(state).includes(view)) return state;
  const next: DemoState = { ...state, view, windowStore: null, isSheetOpen: false };
  return withLogLines(next, { actor: state.viewer, kind: 'showView', view });
}

/** Shows the desktop app as another person sees it. A person who left is refused. */
export function switchViewer(state: DemoState, { person }: EventOf<'switchViewer'>): DemoState {
  if (person === state.viewer || !peoplePresent(state).includes(person)) return state;
  const view = viewsOf(person).includes(state.view) ? state.view : 'stores';
  const next: DemoState = {
    ...state,
    viewer: person,
    view,
    windowStore: null,
    isSheetOpen: false,
    logFilter: null,
  };
  return withLogLines(next, { actor: 'you', kind: 'switchViewer', person });
}

/** Selects a store and shows its details. Without access to the store, the selection is not logged. */
export function selectStore(state: DemoState, { store }: EventOf<'selectStore'>): DemoState {
  const next: DemoState = { ...state, selectedStore: store, isSheetOpen: true };
  if (store === state.selectedStore || !isGranted(state, state.viewer, store))
    return { ...next, addedLogLineCount: 0 };
  return withLogLines(next, { actor: state.viewer, kind: 'select', store });
}

export const closeSheet = (state: DemoState): DemoState =>
  state.isSheetOpen ? { ...state, isSheetOpen: false, addedLogLineCount: 0 } : state;

/** Filters the log by a person; null removes the filter. */
export function filterLog(state: DemoState, { person }: EventOf<'filterLog'>): DemoState {
  if (person === state.logFilter || !menuOf(state).includes('logbook')) return state;
  return withLogLines(
    { ...state, logFilter: person },
    { actor: state.viewer, kind: 'filter', ...(person && { person }) },
  );
}
