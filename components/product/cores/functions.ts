import type { SceneStill } from '@/components/demo/scene-source';

/** The functions of the client in four groups; texts are `cores.items.<key>`. */
export const functionGroups = [
  { key: 'apart', items: ['environment', 'network'] },
  { key: 'keys', items: ['vault', 'handover', 'shared', 'risk'] },
  { key: 'people', items: ['levels', 'stores', 'devices', 'hours', 'log'] },
  { key: 'helpers', items: ['robot', 'apps', 'number', 'mobile'] },
] as const;

export type FunctionKey = (typeof functionGroups)[number]['items'][number];

/** The moment of the demo that proves each function; the app centre is no part of the demo. */
export const stills: Readonly<Record<Exclude<FunctionKey, 'apps'>, SceneStill>> = {
  environment: { scene: 'open-store', crop: 'profile' },
  network: { scene: 'open-store', crop: 'line' },
  vault: { scene: 'open-store', crop: 'vault' },
  handover: { scene: 'morning-grant', crop: 'grant' },
  shared: { scene: 'open-store', crop: 'shared' },
  risk: { scene: 'unknown-device', crop: 'alert' },
  levels: { scene: 'morning-grant', crop: 'levels' },
  stores: { scene: 'morning-grant', crop: 'sheet-granted' },
  devices: { scene: 'unknown-device', crop: 'devices' },
  hours: { scene: 'morning-grant', crop: 'hours' },
  log: { scene: 'unknown-device', crop: 'log' },
  robot: { scene: 'rpa', crop: 'lanes' },
  number: { scene: 'code-from-cloud-number', crop: 'code' },
  mobile: { scene: 'unknown-device', crop: 'approved' },
};
