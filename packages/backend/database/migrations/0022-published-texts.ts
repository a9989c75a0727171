import { sql, type Kysely, type Migration } from 'kysely';

/** A block of an article's body as it was stored. */
type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'code'; readonly label: string; readonly text: string }
  | { readonly kind: 'link'; readonly path: string; readonly suffix: string; readonly text: string }
  | { readonly kind: 'web'; readonly url: string; readonly text: string };

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** The section that each campaign had for itself alone; `kind` tells which section it is. */
interface Own {
  readonly kind: string;
  readonly title: string;
  readonly lead: string;
  readonly note: string;
  readonly caption?: string;
  readonly ways?: readonly string[];
  readonly columns?: readonly string[];
  readonly rows?: readonly (Titled | readonly string[])[];
  readonly items?: readonly (Titled & {
    readonly mark?: string;
    readonly from?: number;
    readonly to?: number;
    readonly points?: readonly string[];
  })[];
}

interface CampaignSections {
  readonly offersTitle: string;
  readonly offersLead: string;
  readonly own: Own;
  readonly rulesTitle: string;
  readonly rules: readonly Titled[];
  readonly faqTitle: string;
  readonly faq: readonly Titled[];
}

/** Escapes characters Markdown would take for markup. */
const escaped = (text: string): string =>
  text
    .replace(/([\\`*[\]<~])|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, (sign) => `\\${sign}`)
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([-+>#|])/, '\\$1');
/** A bar at the beginning of a cell is already escaped. */
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => escaped(cell).replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
const table = (word: string, caption = '', head: readonly string[], rows: readonly string[][]) =>
  [`${word}${escaped(caption)}\n`, row(head), `|${' --- |'.repeat(head.length)}`]
    .concat(rows.map(row))
    .join('\n');
const list = (items: readonly string[], mark: (at: number) => string = () => '-') =>
  items.map((item, at) => `${mark(at)} ${escaped(item)}`).join('\n');
/** A code fence that is longer than any fence within the text. */
const fenceFor = (text: string): string =>
  '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));

function blockText(block: Exclude<Block, { kind: 'list' }>, word: string): string {
  switch (block.kind) {
    case 'paragraph':
      return escaped(block.text);
    case 'heading':
      return `## ${escaped(block.text)} {#${block.id}}`;
    case 'table':
      return table(word, block.caption, block.head, block.rows as string[][]);
    case 'note':
      return `> **${escaped(block.title)}**\n> ${escaped(block.text)}`;
    case 'code': {
      const fence = fenceFor(block.text);
      return `${fence}${block.label}\n${block.text}\n${fence}`;
    }
    case 'link':
      return `[${escaped(block.text)}](${block.path}${block.suffix})`;
    case 'web':
      return `[${escaped(block.text)}](${block.url})`;
  }
}

/** Alternates list markers, because two adjacent lists with the same marker would become one. */
function bodyOf(blocks: readonly Block[], word: string): string {
  let isOther = false;
  return blocks
    .map((block, at) => {
      if (block.kind !== 'list') return blockText(block, word);
      const before = blocks[at - 1];
      isOther = before?.kind === 'list' && before.ordered === block.ordered && !isOther;
      const [bullet, end] = isOther ? ['*', ')'] : ['-', '.'];
      return list(block.items, (n) => (block.ordered ? `${n + 1}${end}` : bullet));
    })
    .join('\n\n');
}

const isTitled = (one: Titled | readonly string[]): one is Titled => 'title' in one;
const items = (rows: readonly Titled[]): string[] =>
  rows.flatMap(({ title, text }) => [`### ${escaped(title)}`, escaped(text)]);

function ownText({ kind, title, lead, note, ...own }: Own, word: string): string[] {
  const rows = own.rows ?? [];
  const marked = (own.items ?? []).flatMap(({ mark, from, to, points = [], ...item }) => {
    const before = mark ?? (from === undefined ? '' : `${from}-${to}`);
    const heading = `### ${before && `${escaped(before)}: `}${escaped(item.title)}`;
    return [heading, escaped(item.text), ...(points.length > 0 ? [list(points)] : [])];
  });
  return [
    `## own ${kind}: ${escaped(title)}`,
    escaped(lead),
    ...(kind === 'payment' ? [escaped(own.caption ?? ''), list(own.ways ?? [])] : []),
    ...(kind === 'duty'
      ? [table(word, own.caption, own.columns ?? [], rows as string[][])]
      : items(rows.filter(isTitled))),
    ...marked,
    `> ${escaped(note)}`,
  ];
}

const sectionsText = (text: CampaignSections, word: string): string =>
  [
    `## offers: ${escaped(text.offersTitle)}`,
    escaped(text.offersLead),
    ...ownText(text.own, word),
    `## rules: ${escaped(text.rulesTitle)}`,
    ...items(text.rules),
    `## faq: ${escaped(text.faqTitle)}`,
    ...items(text.faq),
  ].join('\n\n');

/** Properties that are no fields of a language: the slug, and what is now in the Markdown. */
const propertiesLeftOut = [
  'slug',
  'offersTitle',
  'offersLead',
  'own',
  'rulesTitle',
  'rules',
  'faqTitle',
  'faq',
];

interface OldRecord {
  readonly slug: string;
  readonly text: Readonly<Record<string, { readonly body?: readonly Block[] }>>;
}

/** One row for each language of a record that contained all of them. */
function rowsOf(record: OldRecord) {
  const { text, ...shared } = record;
  return Object.entries(text).map(([language, { body, ...words }]) => {
    const word = language === 'zh-CN' ? '表：' : 'Table: ';
    const fields = Object.entries({ ...words, ...shared }).filter(
      ([name]) => !propertiesLeftOut.includes(name),
    );
    return {
      language,
      fields: JSON.stringify(Object.fromEntries(fields)),
      body: body ? bodyOf(body, word) : sectionsText(words as unknown as CampaignSections, word),
    };
  });
}

interface OldTables {
  published: { family: string; slug: string; record: string; changed_at: string };
  published_texts: {
    family: string;
    slug: string;
    language: string;
    fields: string;
    body: string;
    changed_at: string;
  };
}

/**
 * Published articles and campaigns as Markdown, one row for each language. The old table stays, because instances of
 * the earlier version use it during an upgrade.
 */
export const publishedTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('published_texts')
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('published_texts_pk', ['family', 'slug', 'language'])
      .addCheckConstraint('published_texts_family', sql`family in ('news', 'activity')`)
      .addCheckConstraint('published_texts_language', sql`language in ('zh-CN', 'en-US')`)
      .execute();
    const tables = db as Kysely<OldTables>;
    const old = await tables.selectFrom('published').selectAll().execute();
    for (const { family, slug, record, changed_at } of old)
      await tables
        .insertInto('published_texts')
        .values(
          rowsOf(JSON.parse(record) as OldRecord).map((text) => ({
            family,
            slug,
            changed_at,
            ...text,
          })),
        )
        .execute();
  },
};
