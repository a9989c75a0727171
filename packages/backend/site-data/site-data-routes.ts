/** The site's own data: one function for each call of contract/site-data/endpoints.ts. */
import 'server-only';
import type { z } from 'zod';
import { parsePictureName } from '@superbrowser/contract/content/picture-name';
import type {
  SiteDataEndpointName,
  SiteDataEndpoints,
} from '@superbrowser/contract/site-data/endpoints';
import { countWaitingDeliveries } from '../applications/application-delivery';
import {
  findBlockedCodes,
  findCountedCodes,
  findKnownCodes,
  recordInviteCode,
  findRecordedInviteCodes,
} from '../promoters/known-codes';
import { findFiguresLink } from '../promoters/figures-links';
import { addFigureCounts } from '../promoters/figure-counts';
import { loadFigureRows, loadPromoterFigures } from '../promoters/load-figures';
import type { Db } from '../database/open-database';
import { findPicture } from '../content/pictures';
import type { RouteContext } from '../route-context';
import { getLimitHitCounts } from '../common/limit-hits';
import { findLastBackupTime } from '../backup/backup-status';
import { createHealthStore } from './health-store';
import { createStatusStore } from './status-store';

type SiteDataRoutes = {
  readonly [N in SiteDataEndpointName]: (
    payload: z.output<SiteDataEndpoints[N]['payload']>,
    context: RouteContext,
  ) => Promise<z.input<SiteDataEndpoints[N]['data']>>;
};

const answerEmptyAfter = async (write: Promise<unknown>) => {
  await write;
  return {};
};

const codesRoute =
  (find: (db: Db, codes: readonly string[]) => Promise<Set<string>>) =>
  async ({ codes }: { readonly codes: readonly string[] }, { db }: RouteContext) => ({
    codes: [...(await find(db, codes))],
  });

export const siteDataRoutes: SiteDataRoutes = {
  addFigures: ({ counts }, { db }) => answerEmptyAfter(addFigureCounts(db, counts)),
  knownCodes: codesRoute(findKnownCodes),
  blockedCodes: codesRoute(findBlockedCodes),
  countedCodes: codesRoute(findCountedCodes),
  recordedInviteCodes: codesRoute(findRecordedInviteCodes),
  recordInviteCode: ({ code }, { db, now }) => answerEmptyAfter(recordInviteCode(db, code, now())),
  figuresLink: ({ token }, { db, now }) => findFiguresLink(db, token, now()),
  figures: async (figureQuery, { db }) => {
    const { measured, days, sources, systems } = await loadPromoterFigures(db, figureQuery);
    return {
      measured: [...measured],
      days: [...days],
      sources: [...sources],
      systems: [...systems],
    };
  },
  figureRows: async ({ maxRows, ...figureQuery }, { db }) => ({
    rows: await loadFigureRows(db, figureQuery, maxRows),
  }),
  addStatusMinutes: ({ minutes }, { db }) =>
    answerEmptyAfter(createStatusStore(db).addMinutes(minutes)),
  statusMinutesSince: async ({ minute }, { db }) => ({
    minutes: await createStatusStore(db).loadMinutesSince(minute),
  }),
  latestStatusMinutes: async (_, { db }) => ({
    minutes: await createStatusStore(db).loadLatestMinutes(),
  }),
  putStatusHours: ({ hours }, { db }) => answerEmptyAfter(createStatusStore(db).putHours(hours)),
  statusDaysSince: async ({ day }, { db }) => ({
    days: await createStatusStore(db).loadDaysSince(day),
  }),
  openIncidents: async (_, { db }) => ({
    incidents: await createStatusStore(db).loadOpenIncidents(),
  }),
  incidentsSince: async ({ at }, { db }) => ({
    incidents: await createStatusStore(db).loadIncidentsSince(at),
  }),
  putIncident: (incident, { db }) => answerEmptyAfter(createStatusStore(db).putIncident(incident)),
  removeOldStatus: (before, { db }) => answerEmptyAfter(createStatusStore(db).removeOld(before)),
  addErrors: ({ errors }, { db }) =>
    answerEmptyAfter(createHealthStore(() => Promise.resolve(db)).addErrors(errors)),
  addLimitHits: ({ hits }, { db }) =>
    answerEmptyAfter(createHealthStore(() => Promise.resolve(db)).addHits(hits)),
  backendMetrics: async (_, { db }) => ({
    webhook_backlog: await countWaitingDeliveries(db),
    last_backup: Math.floor(
      Date.parse((await findLastBackupTime(db)) ?? new Date(0).toISOString()) / 1_000,
    ),
    limit_hits: Object.fromEntries(getLimitHitCounts()),
  }),
  async picture({ name }, { db }) {
    const pictureName = parsePictureName(name);
    const bytes = pictureName && (await findPicture(db, pictureName));
    return bytes
      ? { media_type: pictureName.mediaType, bytes: Buffer.from(bytes).toString('base64') }
      : null;
  },
};
