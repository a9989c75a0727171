import { closeSheet, filterLog, selectStore, showPage, switchPerson } from './events/navigation';
import { closeStore, decideDevice, fillCode, hideWindow, openStore } from './events/store-window';
import { grantStore, transferStores, offboardMember, setHours } from './events/rights';
import { stepRobot } from './events/robot';
import { visitorDecisions, firstFrameOf } from './first-frame';
import type { DemoEvent, DemoState, EventOf } from './state';
import { tourScenes } from './tour';

/** The effect of each event. An event that is not allowed returns the state unchanged. */
const reducers: { [T in DemoEvent['type']]: (state: DemoState, event: EventOf<T>) => DemoState } = {
  scene: (state, { scene }) => firstFrameOf(scene, null, visitorDecisions(state)),
  tour: (state, { step }) => {
    const scene = tourScenes[step];
    return scene ? firstFrameOf(scene, step, visitorDecisions(state)) : state;
  },
  endTour: (state) => (state.tour === null ? state : { ...state, tour: null, newLineCount: 0 }),
  page: showPage,
  seat: switchPerson,
  select: selectStore,
  closeSheet,
  filter: filterLog,
  open: openStore,
  hide: hideWindow,
  close: closeStore,
  grant: grantStore,
  hours: setHours,
  decide: decideDevice,
  fill: fillCode,
  robot: stepRobot,
  leave: offboardMember,
  hand: transferStores,
};

/**
 * The only way to change the demo.
 * @returns the same object when the event is refused
 */
export const reduceDemo = (state: DemoState, event: DemoEvent): DemoState =>
  (reducers[event.type] as (state: DemoState, event: DemoEvent) => DemoState)(state, event);
