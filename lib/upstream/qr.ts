/** WeChat QR pictures of the brand's live-code group (B2, S3). */
import 'server-only';
import { z } from 'zod';
import { site } from '@/lib/site';
import { endpoints } from '@/lib/wire/endpoints';
import { pageAddress } from './addresses';
import { contentReader } from './cache/cached';
import { callUpstream, pageDeadlineMs } from './call/client';

export interface QrCodes {
  /** Picture for the footer; null: the default picture. */
  readonly footer: string | null;
  /** Picture for the consult bar; null: the default picture. */
  readonly sidebar: string | null;
  /** The live code itself, as the upstream gives it. */
  readonly code: string | null;
  readonly name: string | null;
}

const text = z.string().nullable();

const read = contentReader<QrCodes>({
  key: `qr-${site.qrGroupId}`,
  schema: z.object({ footer: text, sidebar: text, code: text, name: text }),
  load: async () => {
    const payload = { group_id: site.qrGroupId };
    const data = await callUpstream(endpoints.qrLiveCode, payload, { deadlineMs: pageDeadlineMs });
    return {
      // The field is spelled this way on the wire.
      footer: pageAddress(data.botton_menu_qrcode),
      sidebar: pageAddress(data.sidebar_qrcode),
      code: data.code,
      name: data.name,
    };
  },
  fallback: () => ({ footer: null, sidebar: null, code: null, name: null }),
});

/** The QR pictures of this brand. Never throws. */
export async function getQrCodes(): Promise<QrCodes> {
  return (await read()).value;
}
