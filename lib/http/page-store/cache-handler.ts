/*
 * Next's own file cache, with additions. A page that is written at run time loses the address it was asked with and
 * gets the Content-Security-Policy made from its own inline scripts, so that it is as anonymous and as strict as one
 * from the build (A6, X3). What is past its time or made of changed content is made anew in a line (./renewals),
 * unless another instance has done so already and shares it (O3). Next makes one of these for each request.
 */
import { dirname } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { announceChange } from '@/lib/content-changes/announce';
import { contentTags } from '@/lib/wire/content-tags';
import { policyOf } from '../csp/hashes.mjs';
import { livesOf } from './build-lives';
import { finisherOf } from './html/finished-page';
import { readData, writeData, type KeptData, type LocalData } from './kept-data';
import type { CacheControl, KeptPage, PageValue } from './kept-page';
import { createKeptPages, type LocalPage } from './kept-pages';
import { renewals } from './renewals';
import { pageStore } from './setup';
import { wholeFiles, wholePage } from './whole-files';
import { takesPages } from './writable-build';

// A CommonJS module: its class is one level down when it is imported from the bundle.
type FileCache = typeof fileSystemCache;
const FileSystemCache =
  (fileSystemCache as unknown as { default?: FileCache }).default ?? fileSystemCache;

type Context = ConstructorParameters<FileCache>[0];
type GetContext = Parameters<FileCache['prototype']['get']>[1];
type Value = Parameters<FileCache['prototype']['set']>[1];
type SetContext = Parameters<FileCache['prototype']['set']>[2];

export default class PageStore extends FileSystemCache {
  private readonly store;
  private readonly pages;
  private readonly policy;

  constructor(context: Context) {
    const build = dirname(context.serverDistDir);
    super({
      ...context,
      fs: wholeFiles(context.fs),
      flushToDisk: context.flushToDisk && takesPages(build),
    });
    this.store = pageStore(build);
    this.policy = policyOf(build);
    this.pages = createKeptPages({
      renewals: renewals(),
      shared: this.store.shared,
      lives: livesOf(build),
      policy: this.policy,
      finish: finisherOf(build),
    });
  }

  /** Next's types name no shapes of ours; what is kept is looked at before it is used. */
  private async local(key: string, context: GetContext): Promise<unknown> {
    return super.get(key, context);
  }

  private async keep(key: string, value: unknown, context: SetContext): Promise<void> {
    await super.set(key, value as Value, context);
  }

  private pageAt(key: string, context: GetContext, given?: SetContext): LocalPage {
    return {
      get: async () =>
        wholePage(key, (await this.local(key, context)) as KeptPage | null, this.policy),
      set: (value, cacheControl) =>
        this.keep(key, value, { ...(given ?? context), cacheControl } as unknown as SetContext),
    };
  }

  private dataAt(key: string, context: GetContext, given: SetContext): LocalData {
    return {
      get: async () => (await this.local(key, context)) as KeptData | null,
      set: (value) => this.keep(key, value, given),
    };
  }

  override async get(...[key, context]: Parameters<FileCache['prototype']['get']>) {
    await this.store.followed;
    type Answer = Awaited<ReturnType<FileCache['prototype']['get']>>;
    if (context.kind === 'FETCH') {
      const { tags = [], revalidate } = context;
      const given = { fetchCache: true, tags } as SetContext;
      const seconds = typeof revalidate === 'number' ? revalidate : undefined;
      const local = this.dataAt(key, context, given);
      return (await readData({ key, tags, seconds }, local, this.store.shared)) as Answer;
    }
    if (context.kind !== 'APP_PAGE') return super.get(key, context);
    return (await this.pages.get(key, this.pageAt(key, context))) as Answer;
  }

  override async set(key: string, value: Value, context: SetContext): Promise<void> {
    if (value?.kind === 'FETCH') {
      const local = this.dataAt(key, { kind: 'FETCH' } as GetContext, context);
      return writeData(key, value as unknown as KeptData['value'], local, this.store.shared);
    }
    if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string')
      return super.set(key, value, context);
    const { cacheControl } = context as { cacheControl?: CacheControl };
    const local = this.pageAt(key, { kind: 'APP_PAGE' } as GetContext, context);
    return this.pages.set(key, value as unknown as PageValue, cacheControl, local);
  }

  /** What `revalidateTag` of a handler says is for every instance. */
  override async revalidateTag(
    ...[tags, durations]: Parameters<FileCache['prototype']['revalidateTag']>
  ) {
    const named = Array.isArray(tags) ? tags : [tags];
    await announceChange(contentTags.filter((tag) => named.includes(tag)));
    await super.revalidateTag(tags, durations);
  }
}
