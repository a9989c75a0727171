/** The file of an article or a campaign, and the room the store has for its record. */
import 'server-only';
import { open } from 'node:fs/promises';
import { chinaDay } from '@superbrowser/contract/records/china-day';
import { faultLines } from '@/lib/publishing/faults';
import { mostFileBytes } from '@/lib/publishing/parts';
import { mostPublished } from '@superbrowser/contract/endpoints';
import type { Db } from '../../database/open';
import { OperatorRefusal, refuse } from '../verb';
import type { PublishedFamily, Stored } from './families';

/** @throws OperatorRefusal for what is no file of text, or too much of it */
export async function textOf(path: string): Promise<string> {
  const handle = await open(path).catch(() => null);
  if (!handle) throw refuse(`There is no file ${path}.`, `没有文件 ${path}。`);
  try {
    const found = await handle.stat();
    // What says no size, like a pipe or a device, could be read for ever.
    if (!found.isFile()) throw refuse(`${path} is no file.`, `${path} 不是文件。`);
    if (found.size > mostFileBytes)
      throw refuse(
        `The file has more than ${mostFileBytes} bytes.`,
        `文件超过 ${mostFileBytes} 字节。`,
      );
    return new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
  } catch (error) {
    if (error instanceof OperatorRefusal) throw error;
    throw refuse(`${path} is no text in UTF-8.`, `${path} 不是 UTF-8 文本。`);
  } finally {
    await handle.close();
  }
}

/** @throws OperatorRefusal naming everything that is wrong */
export async function recordIn<T extends Stored>(
  family: PublishedFamily<T>,
  path: string,
  now: number,
): Promise<{ readonly source: string; readonly record: T }> {
  const source = await textOf(path);
  const { record, faults } = family.read(source, chinaDay(now));
  if (record) return { source, record };
  const { en, zh } = faultLines(faults);
  throw refuse(`${path} is not stored:\n${en}`, `${path} 未保存：\n${zh}`);
}

/** Bytes of all records of a family: one answer of the store carries them (maxAnswerBytes of lib/upstream). */
const mostRecordBytes = 4 * 1024 * 1024;

/** @throws OperatorRefusal when there is room for no more */
export async function leaveRoom(
  folder: 'news' | 'activity',
  { slug, record }: { readonly slug: string; readonly record: string },
  db: Db,
): Promise<void> {
  const others = await db
    .selectFrom('published')
    .select('record')
    .where('family', '=', folder)
    .where('slug', '!=', slug)
    .execute();
  const bytes = others.reduce((sum, one) => sum + Buffer.byteLength(one.record), 0);
  if (others.length >= mostPublished || bytes + Buffer.byteLength(record) > mostRecordBytes)
    throw refuse(
      `The store holds ${others.length} already, as much as it may: remove one first.`,
      `已有 ${others.length} 篇，达到上限：请先删除一篇。`,
    );
}
