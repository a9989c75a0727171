/** Validates texts before publishing: fields, Markdown, and the pictures and pages they link to. */
import 'server-only';
import {
  pictureAddressesIn,
  parsePictureAddress,
} from '@superbrowser/contract/content/check-markdown';
import {
  fieldPrefixByLocale,
  type EntryValues,
  type UnvalidatedTexts,
} from '@superbrowser/contract/content/entry-values';
import {
  entryIssues,
  validateTexts,
  type EntryIssue,
} from '@superbrowser/contract/content/validate-entry-texts';
import { pathSegmentByCollection } from '@superbrowser/contract/content/staff-collections';
import { formatIssues } from '@superbrowser/contract/content/issues';
import { contentLocales } from '@superbrowser/contract/content/content-locales';
import { parseMarkdown } from '@superbrowser/contract/content/markdown';
import { slugSchema } from '@superbrowser/contract/content/schemas';
import type { TextContext } from '@superbrowser/contract/content/validate-text';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../../../database/open-database';
import { refusalError } from '../../../common/operation-error';
import type { AuthorizedContext } from '../../../records/authorized-context';
import type { ContentCollection, Texts } from './collections';

export interface ValidationContext {
  readonly db: Db;
  /** Milliseconds. */
  readonly now: number;
  /** Whether the site has its own page at a path without language. */
  readonly hasPage: (path: string) => boolean;
}

export const validationContext = ({
  db,
  now,
  deployment: { hasPage },
}: Pick<AuthorizedContext, 'db' | 'now' | 'deployment'>): ValidationContext => ({
  db,
  now,
  hasPage,
});

/** The uploaded pictures that the bodies contain. */
async function findKnownPictures(db: Db, bodies: readonly string[]): Promise<ReadonlySet<string>> {
  const pictureNames = bodies
    .flatMap((body) => pictureAddressesIn(parseMarkdown(body)))
    .flatMap((address) => parsePictureAddress(address)?.name ?? []);
  if (pictureNames.length === 0) return new Set();
  const ids = pictureNames.map((name) => name.slice(0, name.lastIndexOf('.')));
  const rows = await db
    .selectFrom('pictures')
    .select('picture_id')
    .where('picture_id', 'in', ids)
    .execute();
  const knownIds = new Set(rows.map(({ picture_id }) => picture_id));
  return new Set(pictureNames.filter((_, index) => knownIds.has(ids[index] ?? '')));
}

async function loadTextContext(
  bodies: readonly string[],
  { db, now, hasPage }: ValidationContext,
): Promise<TextContext> {
  const pictures = await findKnownPictures(db, bodies);
  return {
    site: { hasPage, hasPicture: (name) => pictures.has(name) },
    today: beijingDay(now),
  };
}

/** Issues that prevent publishing a draft, by field. */
export async function validateEntry(
  { collectionName }: Pick<ContentCollection, 'collectionName'>,
  values: EntryValues,
  validation: ValidationContext,
): Promise<readonly EntryIssue[]> {
  const bodies = contentLocales.map(
    (locale) => values[`${fieldPrefixByLocale[locale]}-body`] ?? '',
  );
  return entryIssues(collectionName, values, await loadTextContext(bodies, validation));
}

/**
 * Validates the texts.
 * @throws OperationError naming the issues, in both languages
 */
export async function requireValidTexts(
  { collectionName }: Pick<ContentCollection, 'collectionName'>,
  slug: string,
  unvalidatedTexts: UnvalidatedTexts,
  validation: ValidationContext,
): Promise<Texts> {
  const bodies = Object.values(unvalidatedTexts).map(({ body }) => body);
  const context = await loadTextContext(bodies, validation);
  const { texts, issues } = validateTexts(collectionName, unvalidatedTexts, context);
  if (texts) return texts as Texts;
  const lines = formatIssues(
    issues.map(({ locale, issue }) => ({
      ...issue,
      field: [locale, issue.field].filter(Boolean).join('.'),
    })),
  );
  throw refusalError(
    bilingual(`${slug} 没有发布：\n${lines.zh}`, `${slug} is not published:\n${lines.en}`),
  );
}

const invalidSlugText = {
  en: 'must be 3 to 60 lower-case letters, digits and single hyphens',
  zh: '须为 3 到 60 个小写字母、数字与单个连字符',
};

/** Slugs reserved for activities that are not campaigns. */
const reservedActivitySlugs: readonly string[] = ['new-user-gift'];

/** @throws OperationError at the slug, where it is invalid or belongs to a built-in page */
export function requireValidSlug(
  { collectionName }: Pick<ContentCollection, 'collectionName'>,
  slug: string,
  hasPage: ValidationContext['hasPage'],
): void {
  if (!slugSchema.safeParse(slug).success)
    throw refusalError(bilingual(invalidSlugText.zh, invalidSlugText.en), 'slug');
  if (
    hasPage(`/${pathSegmentByCollection[collectionName]}/${slug}`) ||
    (collectionName === 'staffCampaigns' && reservedActivitySlugs.includes(slug))
  )
    throw refusalError(bilingual('是内置页面的地址', 'is the address of a built-in page'), 'slug');
}
