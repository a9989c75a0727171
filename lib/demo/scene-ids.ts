export const sceneIds = [
  'morning-grant',
  'open-store',
  'unknown-device',
  'code-from-cloud-number',
  'rpa',
  'leaving',
  'closing',
] as const;
/**
 * A moment of the day; its name is the fragment of its URL, `/webtrial#<scene>`. The code calls the automatic check
 * `robot`. Only the URL and the pictures of its scene say `rpa`, and the URL and the pictures of its lesson
 * `automatic-check`.
 */
export type SceneId = (typeof sceneIds)[number];

/** @returns the scene with this name or URL fragment, or undefined */
export const findSceneId = (name: string): SceneId | undefined =>
  sceneIds.find((id) => id === name.replace(/^#/, ''));
