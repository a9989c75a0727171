import { isOpen } from '../selectors';
import { mayManage } from '../people';
import type { DemoState, StoreSession } from '../state';
import { robotSteps, robotStores, type StoreId } from '../stores';
import { closeSessions, writeLog } from './write-log';

const openStep = 0;
const closeStep = 3;

function sessionsAfter(state: DemoState, store: StoreId, step: number): readonly StoreSession[] {
  if (step === closeStep)
    return closeSessions(state, (session) => session.store === store && session.isRobot === true);
  if (step !== openStep || isOpen(state, store)) return state.sessions;
  return [...state.sessions, { store, person: 'you', from: state.at + 1, to: null, isRobot: true }];
}

/**
 * One step of the automatic check: it opens, reads and closes one store after the other; the last step notifies the
 * person responsible.
 */
export function stepRobot(state: DemoState): DemoState {
  if (state.finishedRobotSteps >= robotSteps || !mayManage(state.seat)) return state;
  const next = { ...state, finishedRobotSteps: state.finishedRobotSteps + 1 };
  const store = robotStores[Math.floor(state.finishedRobotSteps / 4)];
  if (!store) return writeLog(next, { actor: 'you', kind: 'robotDone' });
  const step = state.finishedRobotSteps % 4;
  return writeLog(
    { ...next, selected: store, sessions: sessionsAfter(state, store, step) },
    { actor: 'you', kind: 'robot', store, step },
  );
}
