import 'server-only';
import type { Localized } from '../admin/define';
import { OperationError } from '../admin/errors';

/** Why a part of an upload is not taken, for the page that sends it. */
type UploadErrorCode =
  /** The name or the kind of the file is none of a package's. */
  | 'name'
  /** The file is larger than it may be, or than was said. */
  | 'large'
  /** The part is larger than it may be. */
  | 'part'
  /** The disk is full. */
  | 'full'
  /** There is no such upload. */
  | 'gone'
  /** The part does not begin where the file ends. */
  | 'offset'
  /** Another part of it is on its way. */
  | 'busy'
  /** The connection broke off, or nothing came for a while; what came is stored. */
  | 'cut'
  /** Something is still missing. */
  | 'short';

export class UploadRefusal extends OperationError {
  constructor(
    readonly code: UploadErrorCode,
    words: Localized,
    /** Bytes that are there. */
    readonly received?: number,
  ) {
    super(409, words);
  }
}

const words: Readonly<Record<Exclude<UploadErrorCode, 'name' | 'large'>, Localized>> = {
  part: { zh: '一次发送的内容太大。', en: 'This part is too large.' },
  full: {
    zh: '服务器磁盘空间不足，没有保存。腾出空间后可以接着上传。',
    en: 'The server’s disk is full. Free some space, then go on with the upload.',
  },
  gone: {
    zh: '这个上传已经不在了，请重新上传。',
    en: 'This upload is no longer there. Start again.',
  },
  offset: { zh: '已收到的部分与此不衔接。', en: 'This part does not begin where the file ends.' },
  busy: { zh: '这个文件正在上传。', en: 'This file is being uploaded right now.' },
  cut: { zh: '连接中断，已收到的部分保留。', en: 'The connection broke off. What came is kept.' },
  short: { zh: '文件还没有传完。', en: 'The file is not complete yet.' },
};

export const uploadRefusal = (code: keyof typeof words, received?: number): UploadRefusal =>
  new UploadRefusal(code, words[code], received);

export const tooLarge = (most: number): UploadRefusal => {
  const mb = Math.floor(most / 1_048_576);
  return new UploadRefusal('large', {
    zh: `文件超过上限 ${mb} MB。`,
    en: `The file is larger than ${mb} MB, the most that can be uploaded.`,
  });
};

const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

/** A full disk in words; anything else as it is. */
export const asRefusal = (error: unknown): unknown =>
  fullDisk.has((error as NodeJS.ErrnoException).code ?? '') ? uploadRefusal('full') : error;
