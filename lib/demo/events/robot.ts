import type { StoreId } from '../store-ids';
import { isOpen } from '../selectors';
import { mayManage } from '../people';
import type { DemoState, StoreSession } from '../state';
import { robotStepCount, robotStepsPerStore, robotStores } from '../scripted-day';
import { withLogLines } from './log-lines';
import { closeSessions } from './close-sessions';

const openStep = 0;
const closeStep = 3;

function sessionsAfter(state: DemoState, store: StoreId, step: number): readonly StoreSession[] {
  if (step === closeStep)
    return closeSessions(state, (session) => session.store === store && session.isByRobot === true);
  if (step !== openStep || isOpen(state, store)) return state.sessions;
  return [
    ...state.sessions,
    { store, person: 'you', from: state.at + 1, to: null, isByRobot: true },
  ];
}

/**
 * Runs one step of the automatic check. The check opens, reads and closes one store after the other; its last step
 * notifies the person responsible.
 */
export function runRobotStep(state: DemoState): DemoState {
  if (state.finishedRobotStepCount >= robotStepCount || !mayManage(state.viewer)) return state;
  const next: DemoState = { ...state, finishedRobotStepCount: state.finishedRobotStepCount + 1 };
  const store = robotStores[Math.floor(state.finishedRobotStepCount / robotStepsPerStore)];
  if (!store) return withLogLines(next, { actor: 'you', kind: 'robotDone' });
  const step = state.finishedRobotStepCount % robotStepsPerStore;
  return withLogLines(
    { ...next, selectedStore: store, sessions: sessionsAfter(state, store, step) },
    { actor: 'you', kind: 'robotStep', store, step },
  );
}
