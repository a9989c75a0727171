/** Reads content files of staff, one for each language. */
import 'server-only';
import { open } from 'node:fs/promises';
import { parseContentFile } from '@superbrowser/contract/content/front-matter';
import { formatIssues } from '@superbrowser/contract/content/issues';
import type { ContentLocale } from '@superbrowser/contract/content/content-locales';
import { validateContentFile } from '@superbrowser/contract/content/validate-text';
import type { UnvalidatedTexts } from '@superbrowser/contract/content/entry-values';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { OperationError, refusalError } from '../../../common/operation-error';
import type { ContentCollection } from './collections';
import type { ValidationContext } from './validate-entry';

/** Largest size of a file in bytes. */
const maxFileBytes = 64 * 1024;

/** @throws OperationError for a file that is missing, is not text or is too large */
export async function readTextFile(path: string): Promise<string> {
  const handle = await open(path).catch(() => null);
  if (!handle) throw refusalError(bilingual(`没有文件 ${path}。`, `There is no file ${path}.`));
  try {
    const stats = await handle.stat();
    // A pipe or a device has no size, so reading it might never end.
    if (!stats.isFile()) throw refusalError(bilingual(`${path} 不是文件。`, `${path} is no file.`));
    if (stats.size > maxFileBytes)
      throw refusalError(
        bilingual(
          `文件超过 ${maxFileBytes} 字节。`,
          `The file has more than ${maxFileBytes} bytes.`,
        ),
      );
    return new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw refusalError(bilingual(`${path} 不是 UTF-8 文本。`, `${path} is no text in UTF-8.`));
  } finally {
    await handle.close();
  }
}

/**
 * The fields and the body of a file, in a language.
 * @throws OperationError naming the errors of the file itself, by line
 */
async function readContentText(
  { collectionName }: Pick<ContentCollection, 'collectionName'>,
  locale: ContentLocale,
  path: string,
  { now, hasPage }: Omit<ValidationContext, 'db'>,
): Promise<{ readonly fields: object; readonly body: string }> {
  const fileText = await readTextFile(path);
  // Only the database knows whether a picture exists, so this check skips pictures; the complete text is validated
  // later.
  const site = { hasPage, hasPicture: () => true };
  const { text, issues } = validateContentFile(collectionName, locale, fileText, {
    site,
    today: beijingDay(now),
  });
  if (text) return { fields: parseContentFile(fileText).data as object, body: text.body };
  const { en, zh } = formatIssues(issues);
  throw refusalError(bilingual(`${path} 没有发布：\n${zh}`, `${path} is not published:\n${en}`));
}

/**
 * The texts of files by their language.
 * @throws OperationError where no file is given, or a file has errors, which it names
 */
export async function readLocaleFiles(
  collection: Pick<ContentCollection, 'collectionName'>,
  paths: Readonly<Record<ContentLocale, string | undefined>>,
  validation: Omit<ValidationContext, 'db'>,
): Promise<UnvalidatedTexts> {
  const localePaths = Object.entries(paths).flatMap(([locale, path]) =>
    path === undefined ? [] : [[locale as ContentLocale, path] as const],
  );
  if (localePaths.length === 0)
    throw refusalError(
      bilingual('请用 --zh、--en 给出文件。', 'Give a file with --zh, --en or both.'),
    );
  const texts: UnvalidatedTexts = {};
  for (const [locale, path] of localePaths)
    Object.assign(texts, { [locale]: await readContentText(collection, locale, path, validation) });
  return texts;
}
