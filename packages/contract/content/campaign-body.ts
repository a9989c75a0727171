/** The body of a campaign: its sections offers, own, rules and faq, parsed from Markdown. */
import 'server-only';
import { z } from 'zod';
import type { MarkdownIssueCode } from './check-markdown';
import { plainText, type MarkdownNode } from './markdown';
import { boundedLine } from './schemas';

const titled = z.strictObject({ title: boundedLine(1, 120), text: boundedLine(1, 1_000) });
type Titled = z.output<typeof titled>;
const marked = titled.extend({ mark: boundedLine(1, 12) });
const ownHead = {
  title: boundedLine(1, 120),
  lead: boundedLine(1, 600),
  /** A note below the section. */
  note: boundedLine(1, 600),
};
const caption = boundedLine(1, 200);
const hour = z.int('hours').min(0, 'hours').max(24, 'hours');
const cell = boundedLine(1, 200);
const four = z.tuple([cell, cell, cell, cell]);

const hasUniqueTitles = (items: readonly Titled[]) =>
  new Set(items.map(({ title }) => title)).size === items.length;
const hasUniqueMarks = (items: readonly { readonly mark: string }[]) =>
  new Set(items.map(({ mark }) => mark)).size === items.length;

/** Titles must differ, because they identify rows. */
const some = <T extends z.ZodType<Titled>>(item: T, min: number, max: number) =>
  z.array(item).min(min).max(max).refine(hasUniqueTitles, 'twice');

/** The section each campaign has for itself. */
const ownSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('payment'),
      ...ownHead,
      caption,
      ways: z
        .array(boundedLine(1, 60))
        .min(1)
        .max(3)
        .refine((ways) => new Set(ways).size === ways.length, 'twice'),
      rows: some(titled, 1, 12),
    }),
    z.strictObject({
      kind: z.literal('docks'),
      ...ownHead,
      items: some(marked, 1, 12).refine(hasUniqueMarks, 'twice'),
    }),
    z.strictObject({
      kind: z.literal('night'),
      ...ownHead,
      items: some(
        titled.extend({ from: hour, to: hour }).refine(({ from, to }) => from < to, 'hours'),
        1,
        8,
      ),
    }),
    z.strictObject({
      kind: z.literal('duty'),
      ...ownHead,
      caption,
      columns: four,
      rows: z.array(four).min(1).max(20),
    }),
    z.strictObject({ kind: z.literal('path'), ...ownHead, items: some(titled, 2, 5) }),
    z.strictObject({
      kind: z.literal('numerals'),
      ...ownHead,
      items: some(marked.extend({ points: z.array(boundedLine(1, 120)).max(12) }), 1, 3).refine(
        hasUniqueMarks,
        'twice',
      ),
    }),
  ],
  'own',
);
export type SpecialSection = z.output<typeof ownSchema>;

export const campaignBodySchema = z.strictObject({
  offersTitle: boundedLine(1, 80),
  offersLead: boundedLine(1, 600),
  own: ownSchema,
  rulesTitle: boundedLine(1, 80),
  rules: some(titled, 1, 12),
  faqTitle: boundedLine(1, 80),
  faq: some(titled, 1, 12),
});
export type CampaignBody = z.output<typeof campaignBodySchema>;

interface Item {
  readonly title: string;
  text: string;
  readonly points: string[];
}

/** The content below a `## name: title`. */
interface Section {
  readonly name: string;
  /** Kind of the own section. */
  readonly kind: string;
  readonly line: number;
  readonly title: string;
  readonly texts: string[];
  readonly points: string[];
  readonly items: Item[];
  note: string;
  table: { readonly caption: string; readonly rows: readonly (readonly string[])[] } | null;
}

export type ReportIssue = (line: number, code: MarkdownIssueCode, detail?: string) => void;

const names = ['offers', 'own', 'rules', 'faq'] as const;
const named = /^([^:：]+?)\s*[:：]\s*(.+)$/;
const itemsOf = (list: MarkdownNode) => list.children.map(plainText);
const rowsOf = (table: MarkdownNode) =>
  table.children.flatMap(({ children }) => children.map((row) => row.children.map(plainText)));

function openSection(heading: MarkdownNode, open: Map<string, Section>, report: ReportIssue) {
  const [, head = '', title = ''] = named.exec(plainText(heading)) ?? [];
  const [name = '', kind = ''] = head.split(/\s+/);
  if (!(names as readonly string[]).includes(name)) report(heading.line, 'section');
  if (open.has(name)) report(heading.line, 'sectionTwice', name);
  const section: Section = {
    ...{ name, kind, title, line: heading.line },
    ...{ texts: [], points: [], items: [], note: '', table: null },
  };
  open.set(name, section);
  return section;
}

/**
 * Paragraphs allowed before the first item: a payment has a caption besides its lead, rules and questions have none.
 */
const maxTexts = ({ name, kind }: Section): number =>
  name === 'own' && kind === 'payment' ? 2 : name === 'own' || name === 'offers' ? 1 : 0;

function addText(section: Section, node: MarkdownNode, report: ReportIssue): void {
  const item = section.items.at(-1);
  const max = maxTexts(section);
  if (item?.text || (!item && max > 0 && section.texts.length >= max))
    report(node.line, 'paragraphs');
  else if (item) item.text = plainText(node);
  else if (max === 0) report(node.line, 'place');
  else section.texts.push(plainText(node));
}

/** Further blocks a kind of own section may contain. */
const takesBlock: Readonly<Record<string, (section: Section) => boolean>> = {
  list: ({ kind, items }) => (kind === 'numerals' ? items.length > 0 : kind === 'payment'),
  table: ({ kind, table }) => kind === 'duty' && !table,
  note: ({ note }) => !note,
};

function addBlock(section: Section, node: MarkdownNode, report: ReportIssue): void {
  const { type, line, label } = node;
  if (type === 'heading' && section.name !== 'offers')
    section.items.push({ title: plainText(node), text: '', points: [] });
  else if (type === 'paragraph') addText(section, node, report);
  else if (section.name !== 'own' || !takesBlock[type]?.(section)) report(line, 'place');
  else if (type === 'list') (section.items.at(-1) ?? section).points.push(...itemsOf(node));
  else if (type === 'table') section.table = { caption: label, rows: rowsOf(node) };
  else if (label) report(line, 'place');
  else section.note = node.children.map(plainText).join(' ');
}

function marksOf({ title, ...item }: Item) {
  const [, mark = '', rest = ''] = named.exec(title) ?? [];
  return { ...item, mark, title: rest };
}
const titlesOf = ({ title, text }: Item) => ({ title, text });

/** The fields each kind of own section has besides title, lead and note. */
const ownFields: Readonly<Record<string, (section: Section) => object>> = {
  path: ({ items }) => ({ items: items.map(titlesOf) }),
  docks: ({ items }) => ({
    items: items.map(marksOf).map(({ mark, title, text }) => ({ mark, title, text })),
  }),
  numerals: ({ items }) => ({ items: items.map(marksOf) }),
  night: ({ items }) => ({
    items: items.map(marksOf).map(({ mark, title, text }) => {
      const [from, to] = mark.split(/\s*[-–]\s*/).map(Number);
      return { from, to, title, text };
    }),
  }),
  duty: ({ table }) => ({
    caption: table?.caption,
    columns: table?.rows[0],
    rows: table?.rows.slice(1),
  }),
  payment: ({ texts, points, items }) => ({
    caption: texts[1],
    ways: points,
    rows: items.map(titlesOf),
  }),
};

const formatting: readonly string[] = ['strong', 'em', 'link', 'codeSpan', 'image'];

/** Reports formatting, because a campaign's layout shows only plain text and would drop it silently. */
function reportFormatting(node: MarkdownNode, report: ReportIssue): void {
  if (formatting.includes(node.type)) report(node.line, 'plain', plainText(node));
  for (const child of node.children) reportFormatting(child, report);
}

export interface ReadCampaign {
  /** Input for {@link campaignBodySchema}. */
  readonly data: object;
  /** Line of the section a field was read from; 0 where there is none. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** Reads the sections of a campaign; content that has no place in them is reported. */
export function readCampaignBody(root: MarkdownNode, report: ReportIssue): ReadCampaign {
  reportFormatting(root, report);
  const sections = new Map<string, Section>();
  let section: Section | null = null;
  for (const node of root.children) {
    if (node.type === 'heading' && node.tag === 'h2') section = openSection(node, sections, report);
    else if (section) addBlock(section, node, report);
    else report(node.line, 'place');
  }
  const [offers, own, rules, faq] = names.map((name) => sections.get(name));
  return {
    data: {
      offersTitle: offers?.title,
      offersLead: offers?.texts[0],
      own: own && {
        kind: own.kind,
        title: own.title,
        lead: own.texts[0],
        note: own.note,
        ...ownFields[own.kind]?.(own),
      },
      rulesTitle: rules?.title,
      rules: rules?.items.map(titlesOf),
      faqTitle: faq?.title,
      faq: faq?.items.map(titlesOf),
    },
    lineOf: ([field = '']) => {
      const name = names.find((one) => String(field).startsWith(one)) ?? '';
      return sections.get(name)?.line ?? 0;
    },
  };
}
