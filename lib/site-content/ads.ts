/** Advertisements of the upstream, above and below a page (S7, S8). */
import 'server-only';
import { z } from 'zod';
import { endpoints } from '@superbrowser/contract/endpoints';
import { withVariantBrandHost } from '@/lib/external-links/variant-brand-host';
import { toSafeUrl } from '@/lib/core/upstream/to-safe-url';
import { createUpstreamContentReader } from '@/lib/core/upstream/cache/upstream-content';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';

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
  createUpstreamContentReader<Ad | null>({
    key,
    schema: adSchema,
    load: async () => {
      const data = await callUpstream(endpoint, {});
      const link = toSafeUrl(data.link);
      const expandImage = toSafeUrl(data.expand_img);
      // An advertisement without content or without a link is left out.
      if (!link || (!data.title && !expandImage)) return null;
      return {
        link: withVariantBrandHost(link),
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
