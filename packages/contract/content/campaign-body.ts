/** The body of a campaign: its sections offers, own, rules and faq, parsed from Markdown. */
import 'server-only';
import { z } from 'zod';
import type { MarkdownIssueCode } from './check-markdown';
import { plainText, type MarkdownNode } from './markdown';
import { boundedSingleLine } from './schemas';

const titledTextSchema = z.strictObject({
  title: boundedSingleLine(1, 120),
  text: boundedSingleLine(1, 1_000),
});
type Titled = z.output<typeof titledTextSchema>;
const markedTextSchema = titledTextSchema.extend({ mark: boundedSingleLine(1, 12) });
const ownHeadShape = {
  title: boundedSingleLine(1, 120),
  lead: boundedSingleLine(1, 600),
  /** A note below the section. */
  note: boundedSingleLine(1, 600),
};
const captionSchema = boundedSingleLine(1, 200);
const hourSchema = z.int('hours').min(0, 'hours').max(24, 'hours');
const cellSchema = boundedSingleLine(1, 200);
const fourCellsSchema = z.tuple([cellSchema, cellSchema, cellSchema, cellSchema]);

const hasUniqueTitles = (items: readonly Titled[]) =>
  new Set(items.map(({ title }) => title)).size === items.length;
const hasUniqueMarks = (items: readonly { readonly mark: string }[]) =>
  new Set(items.map(({ mark }) => mark)).size === items.length;

/** Titles must differ, because they identify rows. */
const uniqueListOf = <T extends z.ZodType<Titled>>(item: T, min: number, max: number) =>
  z.array(item).min(min).max(max).refine(hasUniqueTitles, 'twice');

/**
 * The own section of a campaign (`## own` in its text), which only this campaign has. The component in brackets, from
 * components/campaigns/own-sections, draws a kind of section. Stored texts of staff contain the names of the kinds.
 */
const ownSchema = z.discriminatedUnion(
  'kind',
  [
    /** What is paid, row by row, and by which ways (PaymentTerms). */
    z.strictObject({
      kind: z.literal('payment'),
      ...ownHeadShape,
      caption: captionSchema,
      ways: z
        .array(boundedSingleLine(1, 60))
        .min(1)
        .max(3)
        .refine((ways) => new Set(ways).size === ways.length, 'twice'),
      rows: uniqueListOf(titledTextSchema, 1, 12),
    }),
    /** Boxes with a mark of letters each, such as how an app connects (AppConnections). */
    z.strictObject({
      kind: z.literal('docks'),
      ...ownHeadShape,
      items: uniqueListOf(markedTextSchema, 1, 12).refine(hasUniqueMarks, 'twice'),
    }),
    /** Shifts of a day, by hour (ShiftPanels). */
    z.strictObject({
      kind: z.literal('night'),
      ...ownHeadShape,
      items: uniqueListOf(
        titledTextSchema
          .extend({ from: hourSchema, to: hourSchema })
          .refine(({ from, to }) => from < to, 'hours'),
        1,
        8,
      ),
    }),
    /** A table of four columns, such as who takes which store over (HandoverTable). */
    z.strictObject({
      kind: z.literal('duty'),
      ...ownHeadShape,
      caption: captionSchema,
      columns: fourCellsSchema,
      rows: z.array(fourCellsSchema).min(1).max(20),
    }),
    /** Steps in a row (StepPath). */
    z.strictObject({
      kind: z.literal('path'),
      ...ownHeadShape,
      items: uniqueListOf(titledTextSchema, 2, 5),
    }),
    /** Large numbers, each with a list, such as days before a sale (LargeNumbers). */
    z.strictObject({
      kind: z.literal('numerals'),
      ...ownHeadShape,
      items: uniqueListOf(
        markedTextSchema.extend({ points: z.array(boundedSingleLine(1, 120)).max(12) }),
        1,
        3,
      ).refine(hasUniqueMarks, 'twice'),
    }),
  ],
  'own',
);
export type OwnSection = z.output<typeof ownSchema>;

export const campaignBodySchema = z.strictObject({
  offersTitle: boundedSingleLine(1, 80),
  offersLead: boundedSingleLine(1, 600),
  own: ownSchema,
  rulesTitle: boundedSingleLine(1, 80),
  rules: uniqueListOf(titledTextSchema, 1, 12),
  faqTitle: boundedSingleLine(1, 80),
  faq: uniqueListOf(titledTextSchema, 1, 12),
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

type ReportIssue = (line: number, code: MarkdownIssueCode, detail?: string) => void;

const sectionNames = ['offers', 'own', 'rules', 'faq'] as const;
const labeledTitlePattern = /^([^:：]+?)\s*[:：]\s*(.+)$/;
const itemsOf = (list: MarkdownNode) => list.children.map(plainText);
const rowsOf = (table: MarkdownNode) =>
  table.children.flatMap(({ children }) => children.map((row) => row.children.map(plainText)));

function openSection(heading: MarkdownNode, sections: Map<string, Section>, report: ReportIssue) {
  const [, head = '', title = ''] = labeledTitlePattern.exec(plainText(heading)) ?? [];
  const [name = '', kind = ''] = head.split(/\s+/);
  if (!(sectionNames as readonly string[]).includes(name)) report(heading.line, 'section');
  if (sections.has(name)) report(heading.line, 'sectionTwice', name);
  const section: Section = {
    name,
    kind,
    title,
    line: heading.line,
    texts: [],
    points: [],
    items: [],
    note: '',
    table: null,
  };
  sections.set(name, section);
  return section;
}

/**
 * How many paragraphs may precede the first item. A payment has a lead and a caption, other own sections and offers
 * have a lead, rules and questions have neither.
 */
const maxParagraphsOf = ({ name, kind }: Section): number =>
  name === 'own' && kind === 'payment' ? 2 : name === 'own' || name === 'offers' ? 1 : 0;

function addText(section: Section, node: MarkdownNode, report: ReportIssue): void {
  const item = section.items.at(-1);
  const maxParagraphs = maxParagraphsOf(section);
  if (item?.text || (!item && maxParagraphs > 0 && section.texts.length >= maxParagraphs))
    report(node.line, 'paragraphs');
  else if (item) item.text = plainText(node);
  else if (maxParagraphs === 0) report(node.line, 'place');
  else section.texts.push(plainText(node));
}

/** Whether an own section may contain a further block, by the type of the block. */
const canContainByType: Readonly<Record<string, (section: Section) => boolean>> = {
  list: ({ kind, items }) => (kind === 'numerals' ? items.length > 0 : kind === 'payment'),
  table: ({ kind, table }) => kind === 'duty' && !table,
  note: ({ note }) => !note,
};

function addBlock(section: Section, node: MarkdownNode, report: ReportIssue): void {
  const { type, line, label } = node;
  if (type === 'heading' && section.name !== 'offers')
    section.items.push({ title: plainText(node), text: '', points: [] });
  else if (type === 'paragraph') addText(section, node, report);
  else if (section.name !== 'own' || !canContainByType[type]?.(section)) report(line, 'place');
  else if (type === 'list') (section.items.at(-1) ?? section).points.push(...itemsOf(node));
  else if (type === 'table') section.table = { caption: label, rows: rowsOf(node) };
  else if (label) report(line, 'place');
  else section.note = node.children.map(plainText).join(' ');
}

function splitMark({ title, ...item }: Item) {
  const [, mark = '', rest = ''] = labeledTitlePattern.exec(title) ?? [];
  return { ...item, mark, title: rest };
}
const toTitleAndText = ({ title, text }: Item) => ({ title, text });

/** The fields each kind of own section has besides title, lead and note. */
const ownFieldsByKind: Readonly<Record<string, (section: Section) => object>> = {
  path: ({ items }) => ({ items: items.map(toTitleAndText) }),
  docks: ({ items }) => ({
    items: items.map(splitMark).map(({ mark, title, text }) => ({ mark, title, text })),
  }),
  numerals: ({ items }) => ({ items: items.map(splitMark) }),
  night: ({ items }) => ({
    items: items.map(splitMark).map(({ mark, title, text }) => {
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
    rows: items.map(toTitleAndText),
  }),
};

const formattingTypes: readonly string[] = ['strong', 'em', 'link', 'codeSpan', 'image'];

/** Reports formatting, because a campaign's layout shows only plain text and would drop it silently. */
function reportFormatting(node: MarkdownNode, report: ReportIssue): void {
  if (formattingTypes.includes(node.type)) report(node.line, 'plain', plainText(node));
  for (const child of node.children) reportFormatting(child, report);
}

export interface ParsedCampaign {
  /** Input for {@link campaignBodySchema}. */
  readonly data: object;
  /** Line of the section a field was read from; 0 where there is none. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** Reads the sections of a campaign. Reports content that belongs to no section. */
export function parseCampaignBody(root: MarkdownNode, report: ReportIssue): ParsedCampaign {
  reportFormatting(root, report);
  const sections = new Map<string, Section>();
  let section: Section | null = null;
  for (const node of root.children) {
    if (node.type === 'heading' && node.tag === 'h2') section = openSection(node, sections, report);
    else if (section) addBlock(section, node, report);
    else report(node.line, 'place');
  }
  const [offers, own, rules, faq] = sectionNames.map((name) => sections.get(name));
  return {
    data: {
      offersTitle: offers?.title,
      offersLead: offers?.texts[0],
      own: own && {
        kind: own.kind,
        title: own.title,
        lead: own.texts[0],
        note: own.note,
        ...ownFieldsByKind[own.kind]?.(own),
      },
      rulesTitle: rules?.title,
      rules: rules?.items.map(toTitleAndText),
      faqTitle: faq?.title,
      faq: faq?.items.map(toTitleAndText),
    },
    lineOf: ([field = '']) => {
      const name = sectionNames.find((candidate) => String(field).startsWith(candidate)) ?? '';
      return sections.get(name)?.line ?? 0;
    },
  };
}
