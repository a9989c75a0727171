/**
 * Links of the embedded host contain a tag: a hash of the size and modification time of their file (D12). With it a
 * continued download never gets parts of another file with the same name. The tag is in `rand`, which the signature
 * covers (D3). The 32 hex digits of `rand` are eight random ones, the sixteen of the tag, and eight of a checksum that
 * tells a tagged `rand` from a random one.
 */
import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { PackageFile } from '../open-package';

/**
 * Tag of the file a link is made for: sixteen hex digits that stand for its size and modification time. By the tag
 * serve-file.ts sees that the file was replaced, and then sends the whole new file.
 */
export const tagOfFile = ({ etag }: Pick<PackageFile, 'etag'>): string =>
  createHash('sha256').update(etag).digest('hex').slice(0, 16);

const checksumOf = (text: string): string =>
  createHash('sha256').update(`bytes ${text}`).digest('hex').slice(0, 8);

/** @param tag sixteen hex digits that stand for the file */
export function createTaggedRand(tag: string): string {
  const taggedText = `${randomBytes(4).toString('hex')}${tag}`;
  return `${taggedText}${checksumOf(taggedText)}`;
}

/** The tag in a `rand`; null for a `rand` without a tag. */
export function tagOfRand(rand: string): string | null {
  const taggedText = rand.slice(0, 24);
  return /^[0-9a-f]{32}$/.test(rand) && checksumOf(taggedText) === rand.slice(24)
    ? taggedText.slice(8)
    : null;
}
