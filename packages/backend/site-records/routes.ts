/** The site's own records: one function for each call of contract/site-records/endpoints.ts. */
import 'server-only';
import type { z } from 'zod';
import { parsePictureName } from '@superbrowser/contract/content/picture-name';
import type {
  RecordEndpointName,
  RecordEndpoints,
} from '@superbrowser/contract/site-records/endpoints';
import { countUndelivered } from '../applications/delivery';
import {
  findBlockedCodes,
  findCountedCodes,
  findKnownCodes,
  recordInviteCode,
  findRecordedInviteCodes,
} from '../figures/promoter-codes';
import { findFiguresLink } from '../figures/figures-links';
import { addCounts, listCounts, loadFigures } from '../figures/counts';
import type { Db } from '../database/open';
import { findPicture } from '../content/pictures';
import type { Context } from '../context';
import { getLimitHits } from '../log';
import { findLastBackup, healthRecords } from './health';
import { statusRecords } from './status';

type RecordRoutes = {
  readonly [N in RecordEndpointName]: (
    payload: z.output<RecordEndpoints[N]['payload']>,
    context: Context,
  ) => Promise<z.input<RecordEndpoints[N]['data']>>;
};

const answerEmptyAfter = async (write: Promise<unknown>) => {
  await write;
  return {};
};

const codesRoute =
  (find: (db: Db, codes: readonly string[]) => Promise<Set<string>>) =>
  async ({ codes }: { readonly codes: readonly string[] }, { db }: Context) => ({
    codes: [...(await find(db, codes))],
  });

export const recordRoutes: RecordRoutes = {
  addFigures: ({ counts }, { db }) => answerEmptyAfter(addCounts(db, counts)),
  knownCodes: codesRoute(findKnownCodes),
  blockedCodes: codesRoute(findBlockedCodes),
  countedCodes: codesRoute(findCountedCodes),
  recordedInviteCodes: codesRoute(findRecordedInviteCodes),
  recordInviteCode: ({ code }, { db, now }) => answerEmptyAfter(recordInviteCode(db, code, now())),
  figuresLink: ({ token }, { db, now }) => findFiguresLink(db, token, now()),
  figures: async (figureQuery, { db }) => {
    const { measured, days, sources, platforms } = await loadFigures(db, figureQuery);
    return {
      measured: [...measured],
      days: [...days],
      sources: [...sources],
      platforms: [...platforms],
    };
  },
  allFigures: async ({ most, ...figureQuery }, { db }) => ({
    sums: await listCounts(db, figureQuery, most),
  }),
  addMinutes: ({ minutes }, { db }) => answerEmptyAfter(statusRecords(db).addMinutes(minutes)),
  minutesSince: async ({ minute }, { db }) => ({
    minutes: await statusRecords(db).minutesSince(minute),
  }),
  latestMinutes: async (_, { db }) => ({ minutes: await statusRecords(db).latestMinutes() }),
  putHours: ({ hours }, { db }) => answerEmptyAfter(statusRecords(db).putHours(hours)),
  daysSince: async ({ day }, { db }) => ({ days: await statusRecords(db).daysSince(day) }),
  openIncidents: async (_, { db }) => ({ incidents: await statusRecords(db).openIncidents() }),
  incidentsSince: async ({ at }, { db }) => ({
    incidents: await statusRecords(db).incidentsSince(at),
  }),
  putIncident: (incident, { db }) => answerEmptyAfter(statusRecords(db).putIncident(incident)),
  forgetStatus: (before, { db }) => answerEmptyAfter(statusRecords(db).forget(before)),
  addErrors: ({ errors }, { db }) =>
    answerEmptyAfter(healthRecords(() => Promise.resolve(db)).addErrors(errors)),
  addHits: ({ hits }, { db }) =>
    answerEmptyAfter(healthRecords(() => Promise.resolve(db)).addHits(hits)),
  backendNumbers: async (_, { db }) => ({
    webhook_backlog: await countUndelivered(db),
    last_backup: Math.floor(
      Date.parse((await findLastBackup(db)) ?? new Date(0).toISOString()) / 1_000,
    ),
    limit_hits: Object.fromEntries(getLimitHits()),
  }),
  async picture({ name }, { db }) {
    const pictureName = parsePictureName(name);
    const bytes = pictureName && (await findPicture(db, pictureName));
    return bytes
      ? { media_type: pictureName.mediaType, bytes: Buffer.from(bytes).toString('base64') }
      : null;
  },
};
