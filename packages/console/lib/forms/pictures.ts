/** Pictures that were sent with a form: kept first, so that the operation gets their addresses. */
import 'server-only';
import type { Fields } from '@superbrowser/backend/admin/define';
import { refuse } from '@superbrowser/backend/admin/errors';
import {
  keepPicture,
  mostPictureBytes,
  pictureIssues,
} from '@superbrowser/backend/content/pictures';
import type { Db } from '@superbrowser/backend/database/open';
import type { Sent } from './sent';

/**
 * @returns addresses by argument, of those that were chosen
 * @throws OperationError at the argument whose picture cannot be kept
 */
export async function keptPictures(
  args: Fields,
  { files, person }: Pick<Sent, 'files' | 'person'>,
  db: Db,
): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  for (const [name, { format, maxBytes = mostPictureBytes }] of Object.entries(args)) {
    const file = format === 'picture' ? files[name] : undefined;
    if (!file) continue;
    const bytes = Buffer.from(await file.arrayBuffer());
    const kept = await keepPicture(bytes, { db, now: Date.now(), who: person.name }, maxBytes);
    if ('issue' in kept) {
      const most = `${maxBytes / 1024} KB`;
      throw kept.issue === 'size'
        ? refuse(`must have at most ${most}`, `图片不能超过 ${most}`, name)
        : refuse(pictureIssues[kept.issue].en, pictureIssues[kept.issue].zh, name);
    }
    addresses[name] = kept.address;
  }
  return addresses;
}
