/**
 * Validates a text in one language: its fields by the schema of its collection, its body by the Markdown rules. Also
 * compares the languages of a text with each other.
 */
import 'server-only';
import {
  campaignBodySchema,
  parseCampaignBody,
  type CampaignBody,
  type ParsedCampaign,
} from './campaign-body';
import { checkMarkdown, markdownIssue, type SiteLookups } from './check-markdown';
import { parseContentFile } from './front-matter';
import { issueOf, schemaIssues, type Issue } from './issues';
import type { ContentLocale } from './content-locales';
import { sectionHeadingsOf, parseMarkdown, plainText, type MarkdownNode } from './markdown';
import { collectionSchemas, sharedFields, type CollectionName, type FieldsOf } from './schemas';

export interface ContentText<C extends CollectionName = CollectionName> {
  readonly fields: FieldsOf<C>;
  /** Markdown. */
  readonly body: string;
}

type BySlug<C extends CollectionName> = Readonly<
  Record<string, Readonly<Partial<Record<ContentLocale, ContentText<C>>>>>
>;

/** The texts scripts/content.ts builds from content/: by collection, slug and language. */
export interface BuiltContent {
  readonly news: BySlug<'news'>;
  readonly cases: BySlug<'cases'>;
  readonly legal: BySlug<'legal'>;
  readonly campaigns: BySlug<'campaigns'>;
}

/** What validation depends on. */
export interface TextContext {
  readonly site: SiteLookups;
  /** YYYY-MM-DD in China. A text with a later day is invalid. */
  readonly today: string;
}

interface ValidatedText<C extends CollectionName> {
  readonly text: ContentText<C> | null;
  readonly root: MarkdownNode;
  /** Issues of the body have lines, counted from `firstLine`. Issues of fields have paths. */
  readonly issues: readonly Issue[];
}

const isCampaign = (collection: CollectionName) =>
  collection === 'campaigns' || collection === 'staffCampaigns';

/** Every text within a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/**
 * Absolute claims, which cannot be kept (L3). In campaigns, every superlative is refused; only 最后 (last) and 第一家 (the
 * first store of a customer) are allowed.
 */
const claimPatternByCollection: Partial<Record<CollectionName, RegExp>> = {
  news: /最好|第一名|行业领先|百分之百|100%/,
  cases: /最好|第一名|行业领先|百分之百|100%/,
  campaigns: /最(?!后)|第一(?!家)/,
  staffCampaigns: /最(?!后)|第一(?!家)/,
};

/** Longest Chinese title: it still fits the line of a search result together with the brand. */
const maxChineseTitleLength = 22;

function wordIssues(collection: CollectionName, locale: ContentLocale, fields: object): Issue[] {
  const pattern = claimPatternByCollection[collection];
  return Object.entries(fields).flatMap(([name, value]) => {
    const text = textsIn(value).join('\n');
    if (locale === 'en-US') return hasChinese(text) ? [issueOf('chinese', name)] : [];
    const claim = pattern?.exec(text)?.[0];
    const isLong =
      name === 'title' && !isCampaign(collection) && [...text].length > maxChineseTitleLength;
    return [
      ...(isLong ? [issueOf('title', name)] : []),
      ...(claim ? [issueOf('absolute', name, 0, claim)] : []),
    ];
  });
}

function bodyWordIssues(
  collection: CollectionName,
  locale: ContentLocale,
  root: MarkdownNode,
): Issue[] {
  const pattern = locale === 'en-US' ? /\p{Script=Han}/u : claimPatternByCollection[collection];
  const code = locale === 'en-US' ? 'chinese' : 'absolute';
  return root.children.flatMap((node) => {
    const word = pattern?.exec(`${node.label}\n${allText(node)}`)?.[0];
    return word ? [issueOf(code, '', node.line, word)] : [];
  });
}

const allText = (node: MarkdownNode): string =>
  [node.type === 'link' || node.type === 'image' ? '' : node.label, plainText(node)]
    .concat(node.children.map(allText))
    .join('\n');

function campaignIssues({ data, lineOf }: ParsedCampaign): Issue[] {
  const { error } = campaignBodySchema.safeParse(data);
  return error ? schemaIssues(error, lineOf) : [];
}

function futureIssues(fields: object, today: string): Issue[] {
  return Object.entries(fields)
    .filter(([name, day]) => /^(?:published|updated)On$/.test(name) && String(day) > today)
    .map(([name]) => issueOf('future', name));
}

/**
 * Validates a text in one language.
 * @param fields as read from front matter or a form
 * @param firstLine of the body in its file
 */
export function validateText<C extends CollectionName>(
  collection: C,
  locale: ContentLocale,
  { fields, body }: { readonly fields: unknown; readonly body: string },
  { site, today, firstLine = 1 }: TextContext & { readonly firstLine?: number },
): ValidatedText<C> {
  const root = parseMarkdown(body, firstLine);
  const parsedFields = collectionSchemas[collection].safeParse(fields);
  const issues = [
    ...(parsedFields.success ? [] : schemaIssues(parsedFields.error)),
    ...(typeof fields === 'object' && fields
      ? [...wordIssues(collection, locale, fields), ...futureIssues(fields, today)]
      : []),
    ...checkMarkdown(body, root, { site, firstLine, hasPlainNotes: isCampaign(collection) }),
    ...bodyWordIssues(collection, locale, root),
  ];
  if (isCampaign(collection)) {
    const campaign = parseCampaignBody(
      root,
      (line, code, detail) => void issues.push(markdownIssue(line, code, detail)),
    );
    issues.push(...campaignIssues(campaign));
  } else if (sectionHeadingsOf(root).length === 0) issues.push(issueOf('headings'));
  const text =
    parsedFields.success && issues.length === 0 ? { fields: parsedFields.data, body } : null;
  return { text: text as ContentText<C> | null, root, issues };
}

/**
 * Reads and validates a content file.
 * @returns the text, or the problems of the file with their lines. If the file itself cannot be read, only its own
 * problems are returned.
 */
export function validateContentFile<C extends CollectionName>(
  collection: C,
  locale: ContentLocale,
  fileText: string,
  context: TextContext,
): ValidatedText<C> {
  const { data, issues: fileIssues, lineOf, body, bodyLine } = parseContentFile(fileText);
  const { text, root, issues } = validateText(
    collection,
    locale,
    { fields: data, body },
    { ...context, firstLine: bodyLine },
  );
  if (fileIssues.length > 0) return { text: null, root, issues: fileIssues };
  const placedIssues = issues.map((issue) =>
    issue.line === 0 && issue.field ? { ...issue, line: lineOf(issue.field.split('.')) } : issue,
  );
  return { text, root, issues: placedIssues };
}

/** The sections of a validated campaign; null for an incomplete text. */
export const campaignBodyOf = (root: MarkdownNode): CampaignBody | null =>
  campaignBodySchema.safeParse(parseCampaignBody(root, () => undefined).data).data ?? null;

/** Whether two blocks of different languages correspond. */
const isSameBlock = (first: MarkdownNode | undefined, second: MarkdownNode | undefined): boolean =>
  first?.type === second?.type &&
  first?.tag === second?.tag &&
  (first?.type !== 'heading' || first.label === second?.label);

/**
 * Compares two languages of a text. Shared fields must be equal, and all blocks must correspond; in campaigns, only the
 * kind of the own section must correspond.
 * @returns issues of the English text
 */
export function compareLanguages<C extends CollectionName>(
  collection: C,
  zh: { readonly fields: object; readonly root: MarkdownNode },
  en: { readonly fields: object; readonly root: MarkdownNode },
): Issue[] {
  const value = (fields: object, name: string) =>
    JSON.stringify((fields as Record<string, unknown>)[name]);
  const differingNames = sharedFields[collection].filter(
    (name) => value(zh.fields, name) !== value(en.fields, name),
  );
  const issues = differingNames.map((name) => issueOf('shared', name));
  if (isCampaign(collection)) {
    const kinds = [zh, en].map(({ root }) => campaignBodyOf(root)?.own.kind);
    if (kinds[0] && kinds[1] && kinds[0] !== kinds[1]) issues.push(issueOf('same', 'own'));
    return issues;
  }
  const [zhBlocks, enBlocks] = [zh.root.children, en.root.children];
  const count = Math.max(zhBlocks.length, enBlocks.length);
  const firstDifference = Array.from({ length: count }, (_, index) => index).find(
    (index) => !isSameBlock(zhBlocks[index], enBlocks[index]),
  );
  if (firstDifference !== undefined)
    issues.push(issueOf('same', '', enBlocks[firstDifference]?.line ?? en.root.line));
  return issues;
}
