import { closeSheet, filterLog, selectStore, showView, switchViewer } from './events/views';
import { closeStore, decideDevice, fillCode, hideWindow, openStore } from './events/store-sessions';
import { toggleGrant, transferStores, offboardMember, setHours } from './events/rights';
import { runRobotStep } from './events/robot';
import { visitorDecisions, initialStateOf } from './initial-state';
import type { DemoEvent, DemoState, EventOf } from './state';
import { tourScenes } from './tour-scenes';

/** The effect of each event. An event that is not allowed returns the state unchanged. */
const reducers: { [T in DemoEvent['type']]: (state: DemoState, event: EventOf<T>) => DemoState } = {
  showScene: (state, { scene }) => initialStateOf(scene, null, visitorDecisions(state)),
  showTourStep: (state, { step }) => {
    const scene = tourScenes[step];
    return scene ? initialStateOf(scene, step, visitorDecisions(state)) : state;
  },
  endTour: (state) =>
    state.tourStep === null ? state : { ...state, tourStep: null, addedLogLineCount: 0 },
  showView,
  switchViewer,
  selectStore,
  closeSheet,
  filterLog,
  openStore,
  hideWindow,
  closeStore,
  toggleGrant,
  setHours,
  decideDevice,
  fillCode,
  runRobotStep,
  offboardMember,
  transferStores,
};

/**
 * The only way to change the demo.
 * @returns the same object when the event is refused
 */
export const reduceDemo = (state: DemoState, event: DemoEvent): DemoState =>
  (reducers[event.type] as (state: DemoState, event: DemoEvent) => DemoState)(state, event);
