/** The sections of the console, in the order of the menu. Pure. */

export interface Section {
  readonly name: string;
  /** The operation whose right shows the section. */
  readonly verb: string;
  /** Further record types in it. */
  readonly recordTypes?: readonly string[];
}

export const sections = [
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
] as const satisfies readonly Section[];

export const pathOf = ({ name }: Pick<Section, 'name'>): string => `/${name}`;

/** The section of a record type. */
export const sectionOf = (recordType: string): string | null =>
  sections.find(
    ({ name, recordTypes }: Section) => name === recordType || recordTypes?.includes(recordType),
  )?.name ?? null;
