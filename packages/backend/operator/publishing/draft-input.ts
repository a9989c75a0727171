/** What a draft may hold: it may be unfinished, but what could not be given back as it is, is refused. */
import 'server-only';
import { z } from 'zod';
import { fieldNames, localeField } from '@/lib/publishing/draft-fields';
import { fileLocales } from '@/lib/publishing/kinds';
import { chinaMomentOf } from '@/lib/publishing/local-moment';
import { mostFileBytes } from '@/lib/publishing/parts';
import { endsItsPart } from '@/lib/publishing/write-parts';
import { isText } from '@superbrowser/contract/forms/text';
import { reason } from '../refusal-words';
import type { PublishedFamily } from './families';

const lineField = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => isText(text) && !/[\r\n]/.test(text), reason('must be one line of text'))
  .default('');
const textField = z
  .string()
  .max(mostFileBytes)
  .refine(isText, reason('must be text'))
  .refine((text) => !endsItsPart(text), reason('must have no line of --- alone'))
  .default('');

const slugOf = ({ slug }: PublishedFamily) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const [found] = slug.safeParse(text).error?.issues ?? [];
      if (!found) return;
      const message =
        found.message === 'taken'
          ? reason('is the address of a built-in page')
          : reason('must be 3 to 60 small letters, digits and single hyphens');
      context.addIssue({ code: 'custom', message });
    });

const textFieldNames = fileLocales.map((locale) => localeField(locale, 'body'));

/** The fields of a family, by the names a form has for them. */
export function saveInput(family: PublishedFamily) {
  const others = fieldNames(family.fields).filter((name) => name !== 'slug');
  const shape = others.map((name) => [name, textFieldNames.includes(name) ? textField : lineField]);
  return z
    .strictObject({ slug: slugOf(family), ...(Object.fromEntries(shape) as object) })
    .transform((values) => {
      const all = values as unknown as Record<string, string> & { readonly slug: string };
      // Forms have moments without their zone.
      const moments = ['start', 'end'].filter((name) => others.includes(name));
      const inChina = moments.map((name) => [name, chinaMomentOf(all[name] ?? '')] as const);
      return { ...all, ...Object.fromEntries(inChina) };
    });
}
