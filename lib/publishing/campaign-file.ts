/** The file of a campaign: its fields, and for each language the sections offers, own, rules and faq. Pure. */
import { campaignText, storedCampaignSchema, type StoredCampaign } from './campaign';
import { fault, faultsOf, type Fault } from './faults';
import { fileLocales, type FileLocale } from './kinds';
import { parseMarkdown, type MarkdownBlock } from './markdown';
import { readParts } from './parts';

interface FileSection {
  /** `offers`, `own path`, `rules` or `faq`. */
  readonly name: string;
  readonly title: string;
  readonly line: number;
  readonly blocks: MarkdownBlock[];
}

interface FileItem {
  readonly title: string;
  readonly texts: string[];
  readonly points: string[];
}

/** A section's blocks by what they are; only `###` begins an item. */
interface Sorted {
  readonly texts: string[];
  readonly points: string[];
  readonly items: FileItem[];
  readonly notes: string[];
  readonly table: Extract<MarkdownBlock, { kind: 'table' }> | null;
}

const sectionNames = ['offers', 'own', 'rules', 'faq'];
const named = /^([^:：]+?)[ \t]*[:：][ \t]*(.+)$/;

function sectionsOf(blocks: readonly MarkdownBlock[], faults: Fault[]): FileSection[] {
  const sections: FileSection[] = [];
  for (const block of blocks) {
    if (block.kind !== 'heading' || block.level !== 2) {
      const last = sections.at(-1);
      if (last) last.blocks.push(block);
      else
        faults.push(
          fault(block.line, '', 'stands before the first section', '在第一个段落标题之前'),
        );
      continue;
    }
    const [, name = '', title = ''] = named.exec(block.text) ?? [];
    const [first = ''] = name.split(' ');
    if (!sectionNames.includes(first))
      faults.push(
        fault(
          block.line,
          '',
          'a section is “## offers: title”, “## own <kind>: title”, “## rules: title” or “## faq: title”',
          '段落标题须为「## offers: 标题」「## own <类型>: 标题」「## rules: 标题」或「## faq: 标题」',
        ),
      );
    if (sections.some((one) => one.name.split(' ')[0] === first))
      faults.push(fault(block.line, first, 'stands twice', '重复'));
    sections.push({ name, title, line: block.line, blocks: [] });
  }
  return sections;
}

function sorted(section: FileSection | undefined, faults: Fault[]): Sorted {
  const items: FileItem[] = [];
  const [texts, points, notes]: [string[], string[], string[]] = [[], [], []];
  let table: Sorted['table'] = null;
  const isOwn = section?.name.startsWith('own') ?? false;
  for (const block of section?.blocks ?? []) {
    const place = items.at(-1) ?? { texts, points };
    if (block.kind === 'heading') items.push({ title: block.text, texts: [], points: [] });
    else if (block.kind === 'paragraph') place.texts.push(block.text);
    else if (isOwn && block.kind === 'list') place.points.push(...block.items);
    else if (isOwn && block.kind === 'note' && !block.title) notes.push(block.text);
    else if (isOwn && block.kind === 'table' && !table) table = block;
    else
      faults.push(
        fault(
          block.line,
          section?.name ?? '',
          'has no place in this section',
          '这一段里不能有这种内容',
        ),
      );
  }
  return { texts, points, items, notes, table };
}

/** One paragraph each: two would be shown as one. */
function oneText(texts: readonly string[], line: number, field: string, faults: Fault[]): string {
  if (texts.length > 1)
    faults.push(fault(line, field, 'has more paragraphs than one', '只能有一段文字'));
  return texts[0] ?? '';
}

const titledOf = (items: readonly FileItem[], line: number, field: string, faults: Fault[]) =>
  items.map(({ title, texts, points }) => {
    if (points.length > 0)
      faults.push(fault(line, field, 'has a list in an item', '条目里不能有列表'));
    return { title, text: oneText(texts, line, field, faults) };
  });

/** `### 08: title` as a mark and a title. */
function markOf({ title }: FileItem): { mark: string; title: string } {
  const [, mark = '', rest = ''] = named.exec(title) ?? [];
  return { mark, title: rest };
}

function hoursOf(mark: string): { from: number; to: number } {
  const [, from = '-1', to = '-1'] = /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/.exec(mark) ?? [];
  return { from: Number(from), to: Number(to) };
}

/** What each kind of own section is made of. */
function ownBody(
  kind: string,
  { texts, points, items, table }: Sorted,
  line: number,
  faults: Fault[],
) {
  const plain = () => titledOf(items, line, 'own', faults);
  switch (kind) {
    case 'payment':
      return { caption: texts[1] ?? '', ways: points, rows: plain() };
    case 'duty':
      return { caption: table?.caption ?? '', columns: table?.head ?? [], rows: table?.rows ?? [] };
    case 'docks':
      return {
        items: plain().map((one, n) => ({
          ...one,
          ...markOf(items[n] ?? { ...one, texts, points }),
        })),
      };
    case 'night':
      return {
        items: items.map((item) => {
          const { mark, title } = markOf(item);
          return { title, text: oneText(item.texts, line, 'own', faults), ...hoursOf(mark) };
        }),
      };
    case 'numerals':
      return {
        items: items.map((item) => ({
          ...markOf(item),
          text: oneText(item.texts, line, 'own', faults),
          points: item.points,
        })),
      };
    default:
      return { items: plain() };
  }
}

function ownOf(section: FileSection | undefined, faults: Fault[]): object | undefined {
  if (!section) return undefined;
  const kind = section.name.split(/[ \t]+/)[1] ?? '';
  const parts = sorted(section, faults);
  const texts =
    kind === 'payment' ? parts.texts.slice(0, 1).concat(parts.texts.slice(2)) : parts.texts;
  return {
    kind,
    title: section.title,
    lead: oneText(texts, section.line, 'own', faults),
    note: oneText(parts.notes, section.line, 'own', faults),
    ...ownBody(kind, parts, section.line, faults),
  };
}

function textOf(
  fields: object,
  blocks: readonly MarkdownBlock[],
  faults: Fault[],
  note: (name: string, line: number) => void,
) {
  const sections = sectionsOf(blocks, faults);
  const section = (name: string) => {
    const found = sections.find((one) => one.name.split(' ')[0] === name);
    if (found) for (const field of [name, `${name}Title`, `${name}Lead`]) note(field, found.line);
    return found;
  };
  const [offers, own, rules, faq] = sectionNames.map(section);
  const items = (of: FileSection | undefined, name: string) => {
    const { items: found, texts, points } = sorted(of, faults);
    if (of && texts.length + points.length > 0)
      faults.push(
        fault(of.line, name, 'has text before its first ###', '第一个 ### 之前不能有文字'),
      );
    return titledOf(found, of?.line ?? 0, name, faults);
  };
  const lead = sorted(offers, faults);
  return {
    ...fields,
    offersTitle: offers?.title,
    offersLead: oneText(lead.texts, offers?.line ?? 0, 'offers', faults),
    own: ownOf(own, faults),
    rulesTitle: rules?.title,
    rules: items(rules, 'rules'),
    faqTitle: faq?.title,
    faq: items(faq, 'faq'),
  };
}

/** One language of a campaign, before the whole is right; null while it cannot be shown. */
export function draftOfCampaign(
  file: string,
  locale: FileLocale,
): StoredCampaign['text'][FileLocale] | null {
  const { fields, text, textLine } = readParts(file).byLocale[locale];
  const { blocks } = parseMarkdown(text, textLine);
  return campaignText.safeParse(textOf(fields, blocks, [], () => undefined)).data ?? null;
}

/**
 * Reads the file of a campaign.
 * @returns the record, or everything that is wrong with the file
 */
export function readCampaignFile(file: string): {
  readonly record: StoredCampaign | null;
  readonly faults: readonly Fault[];
} {
  const { head, byLocale, faults: found } = readParts(file);
  const faults = [...found];
  const lines = new Map(head.lines);
  const read = (locale: FileLocale) => {
    const part = byLocale[locale];
    const note = (name: string, line: number) => void lines.set(`text.${locale}.${name}`, line);
    for (const [name, line] of part.lines) note(name, line);
    lines.set(`text.${locale}`, Math.max(0, part.textLine - 1));
    const { blocks, faults: refused } = parseMarkdown(part.text, part.textLine);
    faults.push(...refused);
    return textOf(part.fields, blocks, faults, note);
  };
  const text = Object.fromEntries(fileLocales.map((locale) => [locale, read(locale)]));
  const { offers = '', ...fields } = head.fields;
  const kinds = offers.split(/[,，、\s]+/).filter(Boolean);
  const checked = storedCampaignSchema.safeParse({ ...fields, offers: kinds, text });
  if (!checked.success) faults.push(...faultsOf(checked.error, lines));
  return { record: checked.success && faults.length === 0 ? checked.data : null, faults };
}
