import type { SceneId } from './scene-ids';

/** The guided tour: five moments of the day, in its order. */
export const tourScenes = [
  'morning-grant',
  'open-store',
  'unknown-device',
  'rpa',
  'leaving',
] as const satisfies readonly SceneId[];
