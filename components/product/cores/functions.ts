/** The functions of the client in four groups; texts are `cores.items.<key>`. Wide ones take a row. */
export const functionGroups = [
  { key: 'apart', items: ['environment', 'network'] },
  { key: 'keys', items: ['vault', 'handover', 'shared', 'risk'] },
  { key: 'people', items: ['levels', 'stores', 'devices', 'hours', 'log'] },
  { key: 'helpers', items: ['robot', 'apps', 'number', 'mobile'] },
] as const;

export type FunctionKey = (typeof functionGroups)[number]['items'][number];
