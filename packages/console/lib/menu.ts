/** The entries of the menu, in its order. Pure. */

interface MenuEntry {
  readonly name: string;
  /** The operation, or `list` of a record type, whose right makes the entry visible. */
  readonly verb: string;
  /** Further record types that belong to the entry. */
  readonly recordTypes?: readonly string[];
}

export const menuEntries = [
  { name: 'applications', verb: 'applications list' },
  { name: 'people', verb: 'people list' },
  { name: 'blocks', verb: 'blocks list' },
  { name: 'promoters', verb: 'promoters list' },
  { name: 'releases', verb: 'releases list', recordTypes: ['schedule', 'uploads'] },
  { name: 'news', verb: 'news list' },
  { name: 'campaigns', verb: 'campaigns list' },
  { name: 'site', verb: 'ads list', recordTypes: ['ads', 'qr', 'settings', 'prices', 'terms'] },
  { name: 'health', verb: 'health show', recordTypes: ['webhooks', 'errors', 'limits'] },
  { name: 'audit', verb: 'audit list' },
  { name: 'staff', verb: 'staff list' },
] as const satisfies readonly MenuEntry[];

export const menuPathOf = ({ name }: Pick<MenuEntry, 'name'>): string => `/${name}`;

export const menuEntryOf = (recordType: string): string | null =>
  menuEntries.find(
    ({ name, recordTypes }: MenuEntry) => name === recordType || recordTypes?.includes(recordType),
  )?.name ?? null;
