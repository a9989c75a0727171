import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/routing';
import type { UpstreamError } from '@/lib/upstream/error';
import { catalogueEntry, upstreamWords } from './errors';

/** What a visitor is told about a failed call: never a stack, an upstream body or a raw code (E1). */
export async function visitorMessage(error: UpstreamError, locale: Locale): Promise<{ status: number; message: string }> {
  const { status, key } = catalogueEntry(error);
  const t = await getTranslations({ locale, namespace: 'errors.catalogue' });
  return { status, message: upstreamWords(error, locale) ?? t(key) };
}
