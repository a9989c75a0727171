/** WeChat QR pictures of the brand's live-code group (B2, S8). */
import 'server-only';
import { z } from 'zod';
import { endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { toOneLine } from '@superbrowser/shared/to-one-line';
import { site } from '@/lib/site';
import type { Locale } from '@/lib/core/i18n/routing';
import { toSafeUrl } from '@/lib/core/upstream/to-safe-url';
import { createUpstreamContentReader } from '@/lib/core/upstream/cache/upstream-content';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';

export interface WechatQrCodes {
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

const noWechatQrCodes: WechatQrCodes = {
  footer: null,
  sidebar: null,
  liveCodeId: null,
  name: null,
};

/** Null when the upstream has no such group; our own codes are shown then. */
async function nullIfNotFound<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof UpstreamError && error.ret === resultCodes.notFound) return null;
    throw error;
  }
}

const getWechatQrCodesContent = createUpstreamContentReader<WechatQrCodes>({
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
    if (!data) return noWechatQrCodes;
    return {
      // The upstream API spells the field this way.
      footer: toSafeUrl(data.botton_menu_qrcode),
      sidebar: toSafeUrl(data.sidebar_qrcode),
      liveCodeId: qrTextOf(data.code),
      name: qrTextOf(data.name),
    };
  },
  fallback: () => noWechatQrCodes,
});

/** The QR pictures of this brand. Never throws. */
export async function getWechatQrCodes(): Promise<WechatQrCodes> {
  return (await getWechatQrCodesContent()).value;
}

/**
 * Label of a QR code, with the name of the person who answers. The name is only added on Chinese pages, because the
 * upstream has it in Chinese only.
 * @param label what scanning the code does, in the page's language
 */
export const qrLabelOf = (
  label: string,
  { name }: Pick<WechatQrCodes, 'name'>,
  locale: Locale,
): string => (name !== null && locale === 'zh-CN' ? `${label}（${name}）` : label);
