/** What texts by staff have in common: articles (./articles.ts) and campaigns (lib/campaigns/staff-campaigns.ts). */
import 'server-only';
import { z } from 'zod';
import { contentLocales } from '@superbrowser/contract/content/content-locales';
import type { StaffPathSegment } from '@superbrowser/contract/content/staff-collections';
import { slugSchema } from '@superbrowser/contract/content/schemas';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { log } from '@/lib/core/log/log';
import { staffPathOf } from '@/lib/pages';

/** Whether staff publish articles and campaigns on this site. An upstream has none, so it is not asked. */
export const allowsStaffContent = (): boolean => !getRuntimeEnv().UPSTREAM_HOST;

/** A text as it is stored. `language` is a locale, named as on the wire, because stored texts outlive a release. */
export const staffTextSchema = <T extends z.ZodType>(fields: T) =>
  z.object({ slug: slugSchema, language: z.enum(contentLocales), fields, body: z.string() });

/**
 * Parses a text by staff. A text that this release cannot show, or whose path belongs to a page of the table, is left
 * out and logged.
 */
export function parseStaffText<T>(
  schema: z.ZodType<T>,
  segment: StaffPathSegment,
  text: { readonly slug: string; readonly language: string },
): T[] {
  const { data, error } = schema.safeParse(text);
  if (data && staffPathOf(`/${segment}/${text.slug}`)) return [data];
  log.error('content', 'a published text is not shown', {
    slug: text.slug,
    language: text.language,
    reason: error
      ? error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
      : 'its address is taken',
  });
  return [];
}
