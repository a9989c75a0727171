/*
 * Next's own file cache, with three additions for a page that is written (again) at run time: the address
 * it was asked with is taken out, it gets the Content-Security-Policy made from its own inline scripts, so that
 * it is as anonymous and as strict as one from the build (A6, X3), and only a few are rendered at a time.
 */
import { dirname } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { anonymous } from './anonymous.mjs';
import { policyOf } from '../csp/hashes.mjs';
import { isTooOld, livesOf, mayRenew, renewed } from './renewals.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** The page's path; a key may begin with the route that owns it: `/…/$/zh-CN/download`. */
const pathOf = (key) => key.slice(key.indexOf('/$/') < 0 ? 0 : key.indexOf('/$/') + 2);

export default class HashingCache extends FileSystemCache {
  constructor(context) {
    super(context);
    const build = dirname(context.serverDistDir);
    this.policy = policyOf(build);
    this.builtLives = livesOf(build);
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    if (entry?.value?.kind !== 'APP_PAGE') return entry;
    if (!isTooOld(entry, this.builtLives[pathOf(key)]) || mayRenew(key)) return entry;
    // Returned as fresh for this request only; the next request checks again.
    return { ...entry, lastModified: Date.now() };
  }

  async set(key, value, context) {
    if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string')
      return super.set(key, value, context);
    try {
      const kept = anonymous(value.html, value.rscData?.toString('utf8') ?? '', pathOf(key));
      if (!kept) {
        // The previous copy stays in the cache; a page with a visitor's address must not replace it.
        console.error(`[cache] ${key}: not kept, its data may hold a visitor's address`);
        return undefined;
      }
      value.html = kept.html;
      value.rscData = Buffer.from(kept.data, 'utf8');
      if (this.policy)
        value.headers = { ...value.headers, 'content-security-policy': this.policy(value.html) };
      return await super.set(key, value, context);
    } finally {
      renewed(key);
    }
  }
}
