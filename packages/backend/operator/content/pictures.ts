/** Pictures within articles. */
import 'server-only';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { pictureIssues, keepPicture } from '../../content/pictures';
import { oneLine } from '../fields';
import { refuse, verb, type OperatorContext } from '../verb';

/** The console's forms take no more. */
const mostBytes = 500 * 1024;

const stored = /^\/api\/pictures\/([\w.-]+)$/;

/** @throws OperatorRefusal for what cannot be read or is too large */
async function bytesOf(path: string): Promise<Buffer> {
  const handle = await open(path).catch(() => null);
  if (!handle) throw refuse(`There is no file ${path}.`, `没有文件 ${path}。`, 'file');
  try {
    const found = await handle.stat();
    if (!found.isFile() || found.size > mostBytes)
      throw refuse(pictureIssues.size.en, pictureIssues.size.zh, 'file');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** A file of this machine is for its command line only; the console has kept what was sent to it. */
async function addressOf(file: string, context: OperatorContext): Promise<string> {
  if (context.source === 'console') {
    if (stored.test(file)) return file;
    throw refuse(pictureIssues.kind.en, pictureIssues.kind.zh, 'file');
  }
  const kept = await keepPicture(await bytesOf(file), context, mostBytes);
  if ('address' in kept) return kept.address;
  throw refuse(pictureIssues[kept.issue].en, pictureIssues[kept.issue].zh, 'file');
}

const add = verb({
  name: 'pictures add',
  summary: {
    zh: '上传图片，供文章使用',
    en: 'Uploads a picture for articles',
  },
  positional: ['file'],
  fields: { file: { zh: '图片文件（PNG、JPEG 或 WebP）', en: 'the picture (PNG, JPEG or WebP)' } },
  input: z.strictObject({ file: oneLine(1_000) }),
  changes: true,
  shows: true,
  pictures: ['file'],
  pictureBytes: mostBytes,
  prepare: ({ file }, context) => addressOf(file, context),
  run(_, __, address) {
    const [, name = ''] = stored.exec(address) ?? [];
    return Promise.resolve({
      data: { markdown: `![…](upload:${name})`, address },
      audit: { subject: name },
    });
  },
});

export const pictureVerbs = [add];
