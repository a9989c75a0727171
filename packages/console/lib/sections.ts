/** The sections of the console, in the order of the menu. Pure. */

export interface Section {
  readonly name: string;
  /** The operation whose right shows the section. */
  readonly verb: string;
  /** Further record types in it. */
  readonly records?: readonly string[];
}

export const sections = [
  { name: 'applications', verb: 'applications list' },
  { name: 'people', verb: 'people list' },
  { name: 'blocks', verb: 'blocks list' },
  { name: 'promoters', verb: 'promoters list' },
  { name: 'releases', verb: 'releases list', records: ['schedule', 'uploads'] },
  { name: 'news', verb: 'news list' },
  { name: 'campaigns', verb: 'campaigns list' },
  { name: 'site', verb: 'ads list', records: ['ads', 'qr', 'settings', 'prices', 'terms'] },
  { name: 'health', verb: 'health show', records: ['webhooks', 'errors', 'limits'] },
  { name: 'audit', verb: 'audit list' },
  { name: 'staff', verb: 'staff list' },
] as const satisfies readonly Section[];

export const pathOf = ({ name }: Pick<Section, 'name'>): string => `/${name}`;

/** The section of a record type. */
export const sectionOf = (record: string): string | null =>
  sections.find((section: Section) => section.name === record || section.records?.includes(record))
    ?.name ?? null;
