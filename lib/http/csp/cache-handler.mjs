/*
 * Next's own file cache, with one addition: a page that is written (again) gets the script policy
 * made from its own inline scripts, so that a page regenerated at run time is as strict as one from
 * the build (X3).
 */
import { dirname } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { policyOf } from './hashes.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

export default class HashingCache extends FileSystemCache {
  constructor(context) {
    super(context);
    this.policy = policyOf(dirname(context.serverDistDir));
  }

  async set(key, value, context) {
    if (value?.kind === 'APP_PAGE' && typeof value.html === 'string' && this.policy) {
      value.headers = { ...value.headers, 'content-security-policy': this.policy(value.html) };
    }
    return super.set(key, value, context);
  }
}
