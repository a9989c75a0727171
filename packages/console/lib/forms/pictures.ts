/** Pictures that were sent with a form: kept first, so that the verb gets their addresses. */
import 'server-only';
import {
  keepPicture,
  mostPictureBytes,
  pictureIssues,
  type PictureIssue,
} from '@superbrowser/backend/content/pictures';
import type { Bilingual, OperatorContext, Verb } from '@superbrowser/backend/operator/verb';
import type { Sent } from './sent';

export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture';
  readonly words: Bilingual;
  constructor(
    readonly field: string,
    issue: PictureIssue,
    mostBytes: number,
  ) {
    super(issue);
    const most = `${mostBytes / 1024} KB`;
    this.words =
      issue === 'size'
        ? { zh: `图片不能超过 ${most}`, en: `must have at most ${most}` }
        : pictureIssues[issue];
  }
}

/**
 * @returns addresses by field, of those that were chosen
 * @throws UnfitPicture
 */
export async function keptPictures(
  { pictures = [], pictureBytes = mostPictureBytes }: Pick<Verb, 'pictures' | 'pictureBytes'>,
  { files }: Pick<Sent, 'files'>,
  context: Pick<OperatorContext, 'db' | 'now' | 'who'>,
): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  for (const field of pictures) {
    const file = files[field];
    if (!file) continue;
    const kept = await keepPicture(Buffer.from(await file.arrayBuffer()), context, pictureBytes);
    if ('issue' in kept) throw new UnfitPicture(field, kept.issue, pictureBytes);
    addresses[field] = kept.address;
  }
  return addresses;
}
