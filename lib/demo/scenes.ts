import type { StoreId } from './store-ids';
import { codeMinute, deviceRequestMinute, leavingMinute } from './scripted-day';
import type { SceneId } from './scene-ids';
import type { DemoEvent, Minute, ViewId } from './state';

interface Scene {
  readonly at: Minute;
  readonly view: ViewId;
  readonly selectedStore: StoreId;
  /** Events that pictures of the scene show as done. */
  readonly picturedEvents: readonly DemoEvent[];
}

export const scenes: Readonly<Record<SceneId, Scene>> = {
  'morning-grant': {
    at: 510,
    view: 'members',
    selectedStore: 'br',
    picturedEvents: [{ type: 'toggleGrant', person: 'zhou', store: 'br' }],
  },
  'open-store': {
    at: 545,
    view: 'stores',
    selectedStore: 'us',
    picturedEvents: [{ type: 'openStore', store: 'us' }],
  },
  'unknown-device': {
    at: deviceRequestMinute,
    view: 'devices',
    selectedStore: 'de',
    picturedEvents: [],
  },
  'code-from-cloud-number': {
    at: codeMinute,
    view: 'number',
    selectedStore: 'my',
    picturedEvents: [],
  },
  rpa: {
    at: 900,
    view: 'robot',
    selectedStore: 'us',
    picturedEvents: Array.from({ length: 7 }, () => ({ type: 'runRobotStep' })),
  },
  leaving: {
    at: leavingMinute,
    view: 'members',
    selectedStore: 'my',
    picturedEvents: [{ type: 'offboardMember', person: 'chen' }],
  },
  closing: { at: 1320, view: 'logbook', selectedStore: 'us', picturedEvents: [] },
};
