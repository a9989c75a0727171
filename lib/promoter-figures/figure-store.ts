/** Stores and reads the figures in the embedded backend, also where UPSTREAM_HOST is set. */
import 'server-only';
import type { z } from 'zod';
import {
  siteDataEndpoints,
  type FigureQuery,
  type PromoterFigures,
  type SiteDataEndpoints,
} from '@superbrowser/contract/site-data/endpoints';
import type { FigureCount } from '@superbrowser/contract/site-data/figures';
import { callSiteData } from '@/lib/core/upstream/client/call-upstream';

export type FiguresLink = NonNullable<z.output<SiteDataEndpoints['figuresLink']['data']>>;

/** Creates a function that returns which of the given codes an endpoint knows. */
const createCodeFinder =
  (endpoint: SiteDataEndpoints['knownCodes']) =>
  async (codes: readonly string[]): Promise<Set<string>> =>
    new Set((await callSiteData(endpoint, { codes: [...codes] })).codes);

/** Calls of the backend. Each throws when the backend does not answer. */
export const figureStore = {
  async add(counts: readonly FigureCount[]): Promise<void> {
    await callSiteData(siteDataEndpoints.addFigures, { counts: [...counts] });
  },
  /** Promoters and invite codes of this database, without blocked ones. */
  findKnownCodes: createCodeFinder(siteDataEndpoints.knownCodes),
  findBlockedCodes: createCodeFinder(siteDataEndpoints.blockedCodes),
  /** Codes counted before. */
  findCountedCodes: createCodeFinder(siteDataEndpoints.countedCodes),
  /** Invite codes recorded here. */
  findRecordedInviteCodes: createCodeFinder(siteDataEndpoints.recordedInviteCodes),
  async recordInviteCode(code: string): Promise<void> {
    await callSiteData(siteDataEndpoints.recordInviteCode, { code });
  },
  /** The link of a token; null for an unknown token and for an expired link. */
  findFiguresLink: (token: string): Promise<FiguresLink | null> =>
    callSiteData(siteDataEndpoints.figuresLink, { token }),
  loadFigures: ({ promoter, from, to, source }: FigureQuery): Promise<PromoterFigures> =>
    callSiteData(siteDataEndpoints.figures, { promoter, from, to, source }),
  /** The sums, ordered by day, at most `maxRows` + 1. More than `maxRows` sums mean that the result is incomplete. */
  async loadFigureRows({ promoter, from, to, source }: FigureQuery, maxRows: number) {
    const figureQuery = { promoter, from, to, source, maxRows };
    return (await callSiteData(siteDataEndpoints.figureRows, figureQuery)).rows;
  },
};

export type FigureStore = typeof figureStore;
