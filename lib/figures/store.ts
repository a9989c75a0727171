/**
 * Where the figures are kept: the site's own database, also where an upstream holds everything else. Beside
 * lib/upstream/call/transport.ts the one place that opens it.
 */
import 'server-only';
import type { FigureCount } from '@superbrowser/contract/records/figures';
import type { PromoterLink } from '@superbrowser/backend/figures/links';
import type {
  PromoterSums,
  FigureSum,
  FigureWish,
} from '@superbrowser/backend/figures/read-figures';

export type { PromoterLink, PromoterSums, FigureSum, FigureWish };

/** Loaded on first use: who counts nothing opens no database. */
async function open() {
  const [instance, figures] = await Promise.all([
    import('@superbrowser/backend/instance'),
    import('@superbrowser/backend/figures'),
  ]);
  return { db: await instance.siteDatabase(), figures };
}

type Codes = readonly string[];

/** Each throws when the database does not answer. */
export const figureStore = {
  async add(counts: readonly FigureCount[]): Promise<void> {
    const { db, figures } = await open();
    await figures.addCounts(db, counts);
  },
  /** Promoters and invite codes of this database, without blocked ones. */
  async known(codes: Codes): Promise<Set<string>> {
    const { db, figures } = await open();
    return figures.knownCodes(db, codes);
  },
  async blocked(codes: Codes): Promise<Set<string>> {
    const { db, figures } = await open();
    return figures.blockedCodes(db, codes);
  },
  /** Codes that were counted before. */
  async counted(codes: Codes): Promise<Set<string>> {
    const { db, figures } = await open();
    return figures.countedCodes(db, codes);
  },
  /** Invite codes whose owners were seen here. */
  async noted(codes: Codes): Promise<Set<string>> {
    const { db, figures } = await open();
    return figures.notedCodes(db, codes);
  },
  async note(code: string): Promise<void> {
    const { db, figures } = await open();
    await figures.noteCode(db, code, Date.now());
  },
  /** The link of a token; null for none, and for one that is over. */
  async link(token: string): Promise<PromoterLink | null> {
    const { db, figures } = await open();
    return figures.linkOf(db, token, Date.now());
  },
  async read(wish: FigureWish): Promise<PromoterSums> {
    const { db, figures } = await open();
    return figures.figuresOf(db, wish);
  },
  async readAll(wish: FigureWish, most: number) {
    const { db, figures } = await open();
    return figures.allSums(db, wish, most);
  },
};

export type FigureStore = typeof figureStore;
