import type { ViewId } from './people';
import type { SceneId } from './scene-ids';
import type { DemoEvent, Minute } from './state';
import type { StoreId } from './stores';

interface Scene {
  readonly at: Minute;
  readonly view: ViewId;
  readonly selected: StoreId;
  /** Events that pictures of the scene show as done. */
  readonly finishingEvents: readonly DemoEvent[];
}

export const scenes: Readonly<Record<SceneId, Scene>> = {
  'morning-grant': {
    at: 510,
    view: 'members',
    selected: 'br',
    finishingEvents: [{ type: 'grant', person: 'zhou', store: 'br' }],
  },
  'open-store': {
    at: 545,
    view: 'stores',
    selected: 'us',
    finishingEvents: [{ type: 'open', store: 'us' }],
  },
  'unknown-device': { at: 680, view: 'devices', selected: 'de', finishingEvents: [] },
  'code-from-cloud-number': { at: 840, view: 'number', selected: 'my', finishingEvents: [] },
  rpa: {
    at: 900,
    view: 'robot',
    selected: 'us',
    finishingEvents: Array.from({ length: 7 }, () => ({ type: 'robot' })),
  },
  leaving: {
    at: 990,
    view: 'members',
    selected: 'my',
    finishingEvents: [{ type: 'leave', person: 'chen' }],
  },
  closing: { at: 1320, view: 'logbook', selected: 'us', finishingEvents: [] },
};
