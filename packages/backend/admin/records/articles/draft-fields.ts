/** The fields of a draft: it may be unfinished, but can be given back as it is. */
import 'server-only';
import {
  fieldNames,
  localeField,
  type DraftValues,
  type StaffCollection,
} from '@superbrowser/contract/content/drafts';
import { contentLocales } from '@superbrowser/contract/content/kinds';
import { limits } from '@superbrowser/contract/content/markdown';
import { chinaMomentOf } from '@superbrowser/contract/records/china-day';
import { t, type Field, type Row } from '../../define';
import * as f from '../../fields';

const bodies: readonly string[] = contentLocales.map((locale) => localeField(locale, 'body'));
const namesOf = (folder: StaffCollection) => fieldNames(folder).filter((name) => name !== 'slug');

/** As arguments, by the names the editor's form has for them. */
export const draftArguments = (
  folder: StaffCollection,
): Readonly<Record<string, Field<string | undefined>>> =>
  Object.fromEntries(
    namesOf(folder).map((name) => {
      const label = t(`字段 ${name}`, `Field ${name}`);
      const one = bodies.includes(name) ? f.verbatim(label, limits.bytes) : f.text(label, 2_000);
      return [name, f.optional(one)];
    }),
  );

/** As it is stored: what was left out is empty, and moments, which forms have without their zone, are of China. */
export function storedDraft(
  folder: StaffCollection,
  slug: string,
  given: Row,
): DraftValues & { readonly slug: string } {
  const values = namesOf(folder).map((name) => {
    const value = typeof given[name] === 'string' ? given[name] : '';
    return [name, name === 'start' || name === 'end' ? chinaMomentOf(value) : value];
  });
  return { ...(Object.fromEntries(values) as DraftValues), slug };
}
