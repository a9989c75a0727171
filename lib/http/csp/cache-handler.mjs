/*
 * Next's own file cache, with two additions for a page that is written (again) at run time: the address
 * it was asked with is taken out, and it gets the script policy made from its own inline scripts, so that
 * it is as anonymous and as strict as one from the build (A6, X3).
 */
import { dirname } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { anonymous } from './anonymous.mjs';
import { policyOf } from './hashes.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

export default class HashingCache extends FileSystemCache {
  constructor(context) {
    super(context);
    this.policy = policyOf(dirname(context.serverDistDir));
  }

  async set(key, value, context) {
    if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string')
      return super.set(key, value, context);
    const kept = anonymous(value.html, value.rscData?.toString('utf8') ?? '');
    if (!kept) {
      // The page before stays; a leak would stay too.
      console.error(`[cache] ${key}: not kept, its data may hold a visitor's address`);
      return undefined;
    }
    value.html = kept.html;
    value.rscData = Buffer.from(kept.data, 'utf8');
    if (this.policy)
      value.headers = { ...value.headers, 'content-security-policy': this.policy(value.html) };
    return super.set(key, value, context);
  }
}
