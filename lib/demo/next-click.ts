import { isGranted, isOpen } from './selectors';
import type { SceneId } from './scene-ids';
import type { DemoEvent, DemoState } from './state';
import { codeStore } from './stores';
import { robotStepCount } from './scripted-day';

const wantedGrants = [
  { type: 'toggleGrant', person: 'zhou', store: 'br' },
  { type: 'toggleGrant', person: 'chen', store: 'ca' },
] as const;

const nextClickByScene: Readonly<Record<SceneId, (state: DemoState) => DemoEvent | null>> = {
  'morning-grant': (state) =>
    wantedGrants.find(({ person, store }) => !isGranted(state, person, store)) ?? null,
  'open-store': (state) => (isOpen(state, 'us') ? null : { type: 'openStore', store: 'us' }),
  'unknown-device': ({ deviceRequest }) =>
    deviceRequest === 'waiting' ? { type: 'decideDevice', isAllowed: false } : null,
  'code-from-cloud-number': ({ codeStatus }) =>
    codeStatus === 'new' ? { type: 'fillCode', store: codeStore } : null,
  rpa: ({ finishedRobotStepCount }) =>
    finishedRobotStepCount < robotStepCount ? { type: 'runRobotStep' } : null,
  leaving: ({ leaver, successor }) =>
    !leaver
      ? { type: 'offboardMember', person: 'chen' }
      : successor
        ? null
        : { type: 'transferStores', to: 'zhou' },
  closing: ({ logFilter }) => (logFilter ? null : { type: 'filterLog', person: 'chen' }),
};

/**
 * The click that a scene asks for next, which the page marks with a ring. Null when the scene's task is done; the
 * tour's step is then complete.
 */
export const nextClickInScene = (state: DemoState): DemoEvent | null =>
  nextClickByScene[state.scene](state);

/** Whether two events are equal. Their fields are simple values: no objects or lists. */
export const isSameEvent = (a: DemoEvent, b: DemoEvent | null): boolean =>
  b !== null &&
  Object.entries(a).every(([key, value]) => (b as Record<string, unknown>)[key] === value);
