import type { ViewId } from './people';
import type { SceneId } from './scene-ids';
import type { DemoEvent, Minute } from './state';
import type { StoreId } from './stores';

interface Scene {
  readonly at: Minute;
  readonly view: ViewId;
  readonly selected: StoreId;
  /** Events that pictures of the scene show as done. */
  readonly shown: readonly DemoEvent[];
}

export const scenes: Readonly<Record<SceneId, Scene>> = {
  'morning-grant': {
    at: 510,
    view: 'members',
    selected: 'br',
    shown: [{ type: 'grant', person: 'zhou', store: 'br' }],
  },
  'open-store': {
    at: 545,
    view: 'stores',
    selected: 'us',
    shown: [{ type: 'open', store: 'us' }],
  },
  'unknown-device': { at: 680, view: 'devices', selected: 'de', shown: [] },
  'code-from-cloud-number': { at: 840, view: 'number', selected: 'my', shown: [] },
  rpa: {
    at: 900,
    view: 'robot',
    selected: 'us',
    shown: Array.from({ length: 7 }, () => ({ type: 'robot' })),
  },
  leaving: {
    at: 990,
    view: 'members',
    selected: 'my',
    shown: [{ type: 'leave', person: 'chen' }],
  },
  closing: { at: 1320, view: 'logbook', selected: 'us', shown: [] },
};
