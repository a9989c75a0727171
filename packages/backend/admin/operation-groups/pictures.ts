/** Pictures within articles. */
import 'server-only';
import { open } from 'node:fs/promises';
import { picturePath, type PictureType } from '@superbrowser/contract/content/picture-name';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { storePicture, pictureIssues } from '../../content/pictures';
import { operationWithoutRecord, type OperationGroup } from '../../records/record-type';
import { editorsAndOwners } from '../../records/access';
import { refusalError } from '../../common/operation-error';
import * as f from '../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../records/authorized-context';

/** Largest size of a picture in bytes, also for the field of the form. */
const maxArticlePictureBytes = 500 * 1024;

const picturePathPattern = /^\/api\/pictures\/([\w.-]+)$/;

/** @throws OperationError for a file that is unreadable or too large */
async function readPictureFile(path: string): Promise<Buffer> {
  const handle = await open(path).catch(() => null);
  if (!handle)
    throw refusalError(bilingual(`没有文件 ${path}。`, `There is no file ${path}.`), 'file');
  try {
    const stats = await handle.stat();
    if (!stats.isFile() || stats.size > maxArticlePictureBytes)
      throw refusalError(bilingual(pictureIssues.size.zh, pictureIssues.size.en), 'file');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/**
 * Stores a picture and returns its path. Only the command line reads a file of this machine; at the console, `file` is
 * the path of a picture that the form has already stored.
 */
async function ensurePictureStored(
  file: string,
  { actor, db, now }: AuthorizedContext,
): Promise<string> {
  if (actor.source === 'console') {
    if (picturePathPattern.test(file)) return file;
    throw refusalError(bilingual(pictureIssues.kind.zh, pictureIssues.kind.en), 'file');
  }
  const result = await storePicture(
    await readPictureFile(file),
    { db, now, who: actor.name },
    maxArticlePictureBytes,
  );
  if ('path' in result) return result.path;
  throw refusalError(
    bilingual(pictureIssues[result.issue].zh, pictureIssues[result.issue].en),
    'file',
  );
}

const markdownOf = (name: string) => `![…](upload:${name})`;

/** A recently uploaded picture, to use it again. */
export interface RecentPicture {
  readonly name: string;
  readonly markdown: string;
  readonly at: string;
  readonly by: string;
}
const maxRecentPictures = 10;

export const pictureOperations: OperationGroup = {
  name: 'pictures',
  operations: {
    add: operationWithoutRecord()({
      label: bilingual('上传', 'Upload'),
      help: bilingual('上传图片，供文章使用', 'Uploads a picture for articles'),
      past: bilingual('上传了图片', 'uploaded a picture'),
      access: editorsAndOwners,
      args: {
        file: {
          ...f.text(
            bilingual('图片文件（PNG、JPEG 或 WebP）', 'The picture (PNG, JPEG or WebP)'),
            1_000,
          ),
          format: 'picture',
          maxBytes: maxArticlePictureBytes,
        },
      },
      positional: ['file'],
      prepare: ({ file }, context) => ensurePictureStored(file, context),
      run(_args, _target, _context, path) {
        const [, name = ''] = picturePathPattern.exec(path) ?? [];
        const markdown = markdownOf(name);
        return Promise.resolve({
          message: bilingual('已上传。', 'Uploaded.'),
          details: [
            {
              name: 'markdown',
              label: bilingual('正文里的一行', 'Line for the text'),
              text: markdown,
            },
          ],
          data: { markdown, path },
          subject: name,
        });
      },
    }),
    list: operationWithoutRecord()({
      label: bilingual('最近上传的图片', 'Pictures uploaded last'),
      help: bilingual('列出最近上传的十张图片', 'Lists the ten latest uploaded pictures'),
      past: bilingual('列出了图片', 'listed pictures'),
      access: editorsAndOwners,
      isUnaudited: true,
      args: {},
      async run(_, __, { db }) {
        const rows = await db
          .selectFrom('pictures')
          .select(['picture_id', 'media_type', 'created_at', 'created_by'])
          .orderBy('created_at', 'desc')
          .limit(maxRecentPictures)
          .execute();
        const data = rows.map(({ picture_id, media_type, created_at: at, created_by: by }) => {
          const name = picturePath(picture_id, media_type as PictureType).replace(/.*\//, '');
          return { name, markdown: markdownOf(name), at, by } satisfies RecentPicture;
        });
        return { data };
      },
    }),
  },
};
