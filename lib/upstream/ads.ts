/** The advertisements at the top and the bottom of every page (S3). */
import 'server-only';
import { z } from 'zod';
import { doubleElevenHref } from '@/lib/targets/double-eleven';
import { endpoints } from '@superbrowser/contract/endpoints';
import { pageAddress } from './addresses';
import { contentReader } from './cache/cached';
import { callUpstream } from './call/client';

export interface Ad {
  readonly link: string;
  /** Plain text, may be empty when there is a picture. */
  readonly title: string;
  /** English wording; null when the upstream gives none. */
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

const reader = (key: 'ad-bottom' | 'ad-top', endpoint: typeof endpoints.adTop) =>
  contentReader<Ad | null>({
    key,
    schema: adSchema,
    load: async () => {
      const data = await callUpstream(endpoint, {});
      const link = pageAddress(data.link);
      const expandImage = pageAddress(data.expand_img);
      // Nothing to show or nowhere to lead: no advertisement.
      if (!link || (!data.title && !expandImage)) return null;
      return {
        link: doubleElevenHref(link),
        title: data.title ?? '',
        titleEn: data.title_en,
        expandImage,
      };
    },
    fallback: () => null,
  });

const readTop = reader('ad-top', endpoints.adTop);
const readBottom = reader('ad-bottom', endpoints.adBottom);

/** Both advertisements; null where there is none. Never throws. */
export async function getAds(): Promise<{ top: Ad | null; bottom: Ad | null }> {
  const [top, bottom] = await Promise.all([readTop(), readBottom()]);
  return { top: top.value, bottom: bottom.value };
}
