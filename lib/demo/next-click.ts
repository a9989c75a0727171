import { isGranted, isOpen } from './selectors';
import type { SceneId } from './scene-ids';
import type { DemoEvent, DemoState } from './state';
import { codeStore, robotSteps } from './stores';

const wantedGrants = [
  { type: 'grant', person: 'zhou', store: 'br' },
  { type: 'grant', person: 'chen', store: 'ca' },
] as const;

const nextClickByScene: Readonly<Record<SceneId, (state: DemoState) => DemoEvent | null>> = {
  'morning-grant': (state) =>
    wantedGrants.find(({ person, store }) => !isGranted(state, person, store)) ?? null,
  'open-store': (state) => (isOpen(state, 'us') ? null : { type: 'open', store: 'us' }),
  'unknown-device': ({ device }) =>
    device === 'waiting' ? { type: 'decide', isAllowed: false } : null,
  'code-from-cloud-number': ({ code }) =>
    code === 'new' ? { type: 'fill', store: codeStore } : null,
  rpa: ({ finishedRobotSteps }) => (finishedRobotSteps < robotSteps ? { type: 'robot' } : null),
  leaving: ({ leaver, successor }) =>
    !leaver ? { type: 'leave', person: 'chen' } : successor ? null : { type: 'hand', to: 'zhou' },
  closing: ({ filter }) => (filter ? null : { type: 'filter', person: 'chen' }),
};

/**
 * The click a scene asks for next, marked by a ring; null when the scene's task is done, which completes the
 * tour's step.
 */
export const nextClickOf = (state: DemoState): DemoEvent | null =>
  nextClickByScene[state.scene](state);

/** Whether two events are equal. Their fields are plain strings and numbers. */
export const isSameEvent = (a: DemoEvent, b: DemoEvent | null): boolean =>
  b !== null &&
  Object.entries(a).every(([key, value]) => (b as Record<string, unknown>)[key] === value);
