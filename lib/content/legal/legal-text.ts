/** The legal texts, with the values of this deployment. */
import 'server-only';
import { parseMarkdown, type MarkdownNode } from '@superbrowser/contract/content/markdown';
import type { Locale } from '@/lib/core/i18n/routing';
import { texts } from '@/lib/generated/texts';
import { fillValues, fillText, legalValues } from './values';

type LegalName = 'agreement' | 'privacy';

/** Day of a legal text's version, YYYY-MM-DD. */
export const legalVersionDay = (name: LegalName): string =>
  texts.legal[name]?.['zh-CN']?.fields.versionOn ?? '';

interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly versionOn: string;
  /** Shortcuts to the most wanted sections, with their anchors. */
  readonly inShort: readonly { readonly to: string; readonly text: string }[];
  readonly root: MarkdownNode;
}

/**
 * A legal text with the configured values filled in; parts whose values are not configured are left out.
 * @throws Error when the text does not exist or names an unknown value
 */
export function legalText(name: LegalName, locale: Locale): LegalText {
  const text = texts.legal[name]?.[locale];
  if (!text) throw new Error(`No legal text ${name} in ${locale}`);
  const values = legalValues(locale);
  const root = parseMarkdown(text.body);
  fillValues(root, values);
  const { title, lead, versionOn, inShort } = text.fields;
  return {
    title,
    lead: fillText(lead, values) ?? '',
    versionOn,
    inShort: inShort.map(({ to, text: shortText }) => ({
      to,
      text: fillText(shortText, values) ?? '',
    })),
    root,
  };
}
