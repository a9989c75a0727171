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
 * A moment of the day; its name is the fragment of its URL, `/webtrial#<scene>`. The automatic check is `robot` in the
 * code; only the URL and pictures of its scene say `rpa`, and those of its lesson `automatic-check`.
 */
export type SceneId = (typeof sceneIds)[number];

/** @returns the scene with this name or URL fragment, or undefined */
export const findSceneId = (name: string): SceneId | undefined =>
  sceneIds.find((id) => id === name.replace(/^#/, ''));
