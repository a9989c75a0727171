/** Site-wide content of the upstream: advertisements, QR codes and the public configuration (S6–S8). */
import 'server-only';
import { z } from 'zod';
import { pricesSchema, parseStoredPrices, type Price } from '@superbrowser/contract/content/prices';
import {
  parseStoredTerms,
  offerTermsSchema,
  type OfferTerms,
} from '@superbrowser/contract/content/offer-terms';
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { toOneLine } from '@superbrowser/shared/to-one-line';
import { withVariantHost } from '@/lib/external-links/double-eleven';
import { officialNumbers, site } from '@/lib/site';
import { log } from '@/lib/core/log/log';
import type { Locale } from '@/lib/core/i18n/routing';
import { toSafeUrl } from '@/lib/core/upstream/safe-url';
import { registerContentReader } from '@/lib/core/upstream/cache/content-reader';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';

export interface Ad {
  readonly link: string;
  /** Plain text; '' when there is only a picture. */
  readonly title: string;
  /** English title; null when the upstream gives none. */
  readonly titleEn: string | null;
  readonly expandImage: string | null;
}

const adSchema = z
  .object({
    link: z.string(),
    title: z.string(),
    titleEn: z.string().nullable(),
    expandImage: z.string().nullable(),
  })
  .nullable();

const createAdGetter = (key: 'ad-bottom' | 'ad-top', endpoint: typeof endpoints.adTop) =>
  registerContentReader<Ad | null>({
    key,
    schema: adSchema,
    load: async () => {
      const data = await callUpstream(endpoint, {});
      const link = toSafeUrl(data.link);
      const expandImage = toSafeUrl(data.expand_img);
      // An advertisement without content or without a link is left out.
      if (!link || (!data.title && !expandImage)) return null;
      return {
        link: withVariantHost(link),
        title: data.title ?? '',
        titleEn: data.title_en,
        expandImage,
      };
    },
    fallback: () => null,
  });

const getTopAdContent = createAdGetter('ad-top', endpoints.adTop);
const getBottomAdContent = createAdGetter('ad-bottom', endpoints.adBottom);

/** Both advertisements; null where there is none. Never throws. */
export async function getAds(): Promise<{ top: Ad | null; bottom: Ad | null }> {
  const [top, bottom] = await Promise.all([getTopAdContent(), getBottomAdContent()]);
  return { top: top.value, bottom: bottom.value };
}

// WeChat QR pictures of the brand's live-code group (B2, S8).

export interface QrCodes {
  /** Picture for the footer; null where there is none. */
  readonly footer: string | null;
  /** Picture for the contact bar; when null, the QR code of our contact page is shown instead. */
  readonly sidebar: string | null;
  /** Id of the live code, by which support finds it when a visitor reports a broken code. */
  readonly liveCodeId: string | null;
  /** Chinese name of the person or account that answers, as plain text. */
  readonly name: string | null;
}

const nullableTextSchema = z.string().nullable();

/** Longest id or name that is shown. */
const maxLineLength = 40;

/** An id or a name as one line, cut to a bounded length; null when nothing is left. */
const qrTextOf = (value: string | null): string | null =>
  Array.from(toOneLine(value ?? ''))
    .slice(0, maxLineLength)
    .join('') || null;

const noQrCodes: QrCodes = { footer: null, sidebar: null, liveCodeId: null, name: null };

/** Null when the upstream has no such group; our own codes are shown then. */
async function nullIfNotFound<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof UpstreamError && error.ret === resultCodes.notFound) return null;
    throw error;
  }
}

const getQrCodesContent = registerContentReader<QrCodes>({
  key: `qr-${site.qrGroupId}`,
  schema: z.object({
    footer: nullableTextSchema,
    sidebar: nullableTextSchema,
    liveCodeId: nullableTextSchema,
    name: nullableTextSchema,
  }),
  load: async () => {
    const payload = { group_id: site.qrGroupId };
    const data = await nullIfNotFound(callUpstream(endpoints.qrLiveCode, payload));
    if (!data) return noQrCodes;
    return {
      // The upstream API spells the field this way.
      footer: toSafeUrl(data.botton_menu_qrcode),
      sidebar: toSafeUrl(data.sidebar_qrcode),
      liveCodeId: qrTextOf(data.code),
      name: qrTextOf(data.name),
    };
  },
  fallback: () => noQrCodes,
});

/** The QR pictures of this brand. Never throws. */
export async function getQrCodes(): Promise<QrCodes> {
  return (await getQrCodesContent()).value;
}

/**
 * Label of a QR code, with the name of the person who answers. The name is only added on Chinese pages, because the
 * upstream has it in Chinese only.
 * @param label what scanning the code does, in the page's language
 */
export const qrLabelOf = (
  label: string,
  { name }: Pick<QrCodes, 'name'>,
  locale: Locale,
): string => (name !== null && locale === 'zh-CN' ? `${label}（${name}）` : label);

// Site-wide switches, figures and prices the upstream sets (S6, S8).

export interface PublicConfig {
  readonly storeCount: string;
  readonly isMourning: boolean;
  /** Left out while no price is published. */
  readonly prices?: readonly Price[] | undefined;
  /** The company's terms for its offers; pages leave out missing terms (P1). */
  readonly terms?: OfferTerms | undefined;
}

const getConfigContent = registerContentReader<PublicConfig>({
  key: 'public-config',
  schema: z.object({
    storeCount: z.string(),
    isMourning: z.boolean(),
    prices: pricesSchema.optional(),
    terms: offerTermsSchema.optional(),
  }),
  load: async () => {
    const data = await callUpstream(endpoints.publicConfig, {});
    const { prices, problems } = parseStoredPrices(data.prices);
    for (const reason of problems) log.error('content', 'a price is not shown', { reason });
    const { terms, problems: termProblems } = parseStoredTerms(data.terms);
    for (const reason of termProblems) log.error('content', 'a term is not shown', { reason });
    return {
      storeCount: data.store.count ?? officialNumbers.storeCountFallback,
      isMourning: data.is_public_mourning,
      ...(prices.length > 0 && { prices }),
      ...(Object.keys(terms).length > 0 && { terms }),
    };
  },
  fallback: () => ({ storeCount: officialNumbers.storeCountFallback, isMourning: false }),
});

/** Store count, mourning flag, published prices and terms. Never throws. */
export async function getPublicConfig(): Promise<PublicConfig> {
  return (await getConfigContent()).value;
}
