/** Pictures that were sent with a form: kept first, so that the verb gets their addresses. */
import 'server-only';
import { keepPicture, type PictureFault } from '@superbrowser/backend/content/pictures';
import type { Bilingual, OperatorContext, Verb } from '@superbrowser/backend/operator/verb';
import type { Sent } from './sent';

const words: Readonly<Record<PictureFault, Bilingual>> = {
  size: { zh: '图片不能超过 200 KB', en: 'must have at most 200 KB' },
  kind: { zh: '必须是 PNG、JPEG 或 WebP 图片', en: 'must be a PNG, JPEG or WebP picture' },
  extent: { zh: '图片的宽高太大', en: 'has too many pixels' },
};

export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture';
  readonly words: Bilingual;
  constructor(
    readonly field: string,
    fault: PictureFault,
  ) {
    super(fault);
    this.words = words[fault];
  }
}

/**
 * @returns addresses by field, of those that were chosen
 * @throws UnfitPicture
 */
export async function keptPictures(
  verb: Verb,
  { files }: Pick<Sent, 'files'>,
  context: Pick<OperatorContext, 'db' | 'now' | 'who'>,
): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  for (const field of verb.pictures ?? []) {
    const file = files[field];
    if (!file) continue;
    const kept = await keepPicture(Buffer.from(await file.arrayBuffer()), context);
    if ('fault' in kept) throw new UnfitPicture(field, kept.fault);
    addresses[field] = kept.address;
  }
  return addresses;
}
