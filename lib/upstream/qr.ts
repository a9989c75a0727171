/** WeChat QR pictures of the brand's live-code group (B2, S3). */
import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/routing';
import { site } from '@/lib/site';
import { endpoints } from '@superbrowser/contract/endpoints';
import { rets } from '@superbrowser/contract/rets';
import { pageAddress } from './addresses';
import { contentReader } from './cache/cached';
import { UpstreamError } from './error';
import { callUpstream } from './call/client';

export interface QrCodes {
  /** Picture for the footer; null: none. */
  readonly footer: string | null;
  /** Picture for the consult bar; null: the code of our contact page instead. */
  readonly sidebar: string | null;
  /** Which live code it is: support finds it by this when a visitor says that a code does not work. */
  readonly code: string | null;
  /** Who answers behind it, in Chinese, as plain text. */
  readonly name: string | null;
}

const text = z.string().nullable();

/** Longest code or name that is shown. */
const longest = 40;

/** One line of bounded length, without invisible signs; null for nothing. */
const shown = (value: string | null): string | null =>
  Array.from((value ?? '').replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, longest)
    .join('') || null;

const none: QrCodes = { footer: null, sidebar: null, code: null, name: null };

/** "No such group" is an answer: our own codes are what is to be shown. */
async function orNone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UpstreamError && error.ret === rets.notFound) return null;
    throw error;
  }
}

const read = contentReader<QrCodes>({
  key: `qr-${site.qrGroupId}`,
  schema: z.object({ footer: text, sidebar: text, code: text, name: text }),
  load: async () => {
    const payload = { group_id: site.qrGroupId };
    const data = await orNone(callUpstream(endpoints.qrLiveCode, payload));
    if (!data) return none;
    return {
      // The field is spelled this way on the wire.
      footer: pageAddress(data.botton_menu_qrcode),
      sidebar: pageAddress(data.sidebar_qrcode),
      code: shown(data.code),
      name: shown(data.name),
    };
  },
  fallback: () => none,
});

/** The QR pictures of this brand. Never throws. */
export async function getQrCodes(): Promise<QrCodes> {
  return (await read()).value;
}

/**
 * What a QR code is for, with the name of who answers: on Chinese pages, because the upstream names it in
 * Chinese only.
 * @param says what scanning it does, in the page's language
 */
export const qrLabel = (says: string, { name }: Pick<QrCodes, 'name'>, locale: Locale): string =>
  name !== null && locale === 'zh-CN' ? `${says}（${name}）` : says;
