import 'server-only';
import type { BilingualText } from '@superbrowser/shared/bilingual-text';
import { OperationError } from '../common/operation-error';

/** Why an upload, or a part of it, is refused, for the page that sends it. */
type UploadErrorCode =
  /** Name or kind of the file is not a package's. */
  | 'invalidFile'
  /** The file is larger than allowed, or than announced. */
  | 'tooLarge'
  /** The part is larger than allowed. */
  | 'partTooLarge'
  /** The disk is full. */
  | 'full'
  /** There is no such upload. */
  | 'gone'
  /** The part does not begin where the file ends. */
  | 'offset'
  /** Another part is being written. */
  | 'busy'
  /** The connection broke off or stalled; what came is stored. */
  | 'interrupted'
  /** Bytes are missing. */
  | 'incomplete';

export class UploadRefusal extends OperationError {
  constructor(
    readonly code: UploadErrorCode,
    reason: BilingualText,
    /** Bytes received so far. */
    readonly received?: number,
  ) {
    super(409, reason);
  }
}

const refusalTexts: Readonly<
  Record<Exclude<UploadErrorCode, 'invalidFile' | 'tooLarge'>, BilingualText>
> = {
  partTooLarge: { zh: '一次发送的内容太大。', en: 'This part is too large.' },
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
  interrupted: {
    zh: '连接中断，已收到的部分保留。',
    en: 'The connection broke off. What came is kept.',
  },
  incomplete: { zh: '文件还没有传完。', en: 'The file is not complete yet.' },
};

/** @param received bytes stored so far, from which the page goes on */
export const uploadRefusal = (code: keyof typeof refusalTexts, received?: number): UploadRefusal =>
  new UploadRefusal(code, refusalTexts[code], received);

/** @param maxBytes allowed size in bytes */
export const tooLargeRefusal = (maxBytes: number): UploadRefusal => {
  const mb = Math.floor(maxBytes / 1_048_576);
  return new UploadRefusal('tooLarge', {
    zh: `文件超过上限 ${mb} MB。`,
    en: `The file is larger than ${mb} MB, the most that can be uploaded.`,
  });
};

const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT']);

/** Turns the error of a full disk into a refusal; any other error is unchanged. */
export const refusalIfDiskFull = (error: unknown): unknown =>
  fullDiskCodes.has((error as NodeJS.ErrnoException).code ?? '') ? uploadRefusal('full') : error;
