/**
 * Data that the site itself writes and reads: promoter figures, samples of the status page, errors, hits of limits,
 * numbers for monitoring, pictures. These calls always go to the embedded backend, even if UPSTREAM_HOST names another
 * API for everything else.
 */
import { z } from 'zod';
import { defineEndpoint, type SiteDataEndpoint } from '../define-endpoint';
import { figureKinds, figureSystems } from './figures';
import { refusingLimits } from './limits';

/** Reads are POSTs as well, because their parameters may be too long for a URL. */
const siteDataEndpoint = <P extends z.ZodType, D extends z.ZodType>(
  path: string,
  payload: P,
  data: D,
  deadlineMs = 5_000,
): SiteDataEndpoint<P, D> => ({
  ...defineEndpoint({
    method: 'POST',
    path: `/site-data/${path}`,
    deadlineMs,
    payloadSource: 'site',
    payload,
    data,
  }),
  encoding: 'site-data',
});

const emptySchema = z.object({});
const codesSchema = z.object({ codes: z.array(z.string()) });

const outcomeNumbersShape = {
  counted: z.number(),
  repeats: z.number(),
  robots: z.number(),
  excess: z.number(),
};
const kindSchema = z.enum(figureKinds);
const systemSchema = z.enum(figureSystems);
/** Days in China, both included. `source` is one source, or null for all. */
const figureQueryShape = {
  promoter: z.string(),
  from: z.string(),
  to: z.string(),
  source: z.string().nullable(),
};
const figureSumShape = {
  day: z.string(),
  source: z.string(),
  system: systemSchema,
  kind: kindSchema,
  ...outcomeNumbersShape,
};

const minuteSchema = z.object({
  part: z.string(),
  minute: z.string(),
  answered: z.number(),
  failed: z.number(),
  milliseconds: z.number(),
});
const conditionMinutesShape = { works: z.number(), impaired: z.number(), fails: z.number() };
const incidentSchema = z.object({
  part: z.string(),
  began_at: z.string(),
  ended_at: z.string().nullable(),
});

const errorLineSchema = z.object({
  line_id: z.string(),
  at: z.string(),
  part: z.string(),
  message: z.string(),
  request_id: z.string().nullable(),
  route: z.string().nullable(),
  code: z.string().nullable(),
  reason: z.string().nullable(),
  worker: z.string().nullable(),
});

export const siteDataEndpoints = {
  addFigures: siteDataEndpoint(
    'figures/add',
    z.object({ counts: z.array(z.object({ promoter: z.string(), ...figureSumShape })) }),
    emptySchema,
    15_000,
  ),
  /** Codes of promoters and invite codes in this database, without blocked ones. */
  knownCodes: siteDataEndpoint('figures/known', codesSchema, codesSchema),
  blockedCodes: siteDataEndpoint('figures/blocked', codesSchema, codesSchema),
  /** Codes that have been counted before. */
  countedCodes: siteDataEndpoint('figures/counted', codesSchema, codesSchema),
  /** Invite codes that `recordInviteCode` has stored. */
  recordedInviteCodes: siteDataEndpoint('figures/invite-codes', codesSchema, codesSchema),
  recordInviteCode: siteDataEndpoint(
    'figures/invite-code',
    z.object({ code: z.string() }),
    emptySchema,
  ),
  /** The link of a token; null for an unknown token and an expired link. */
  figuresLink: siteDataEndpoint(
    'figures/link',
    z.object({ token: z.string() }),
    z.object({ promoter: z.string(), until: z.number() }).nullable(),
  ),
  figures: siteDataEndpoint(
    'figures/read',
    z.object(figureQueryShape),
    z.object({
      /** Days of the period on which the site counted. */
      measured: z.array(z.string()),
      days: z.array(z.object({ day: z.string(), kind: kindSchema, ...outcomeNumbersShape })),
      /** Sums of all sources, also when one source was requested, because they are the choices of the page. */
      sources: z.array(z.object({ source: z.string(), kind: kindSchema, ...outcomeNumbersShape })),
      systems: z.array(
        z.object({ system: systemSchema, kind: kindSchema, ...outcomeNumbersShape }),
      ),
    }),
  ),
  /** One row more than `maxRows` means that there are more. */
  figureRows: siteDataEndpoint(
    'figures/rows',
    z.object({ ...figureQueryShape, maxRows: z.number() }),
    z.object({ rows: z.array(z.object(figureSumShape)) }),
    30_000,
  ),
  addStatusMinutes: siteDataEndpoint(
    'status/add-minutes',
    z.object({ minutes: z.array(minuteSchema) }),
    emptySchema,
  ),
  statusMinutesSince: siteDataEndpoint(
    'status/minutes-since',
    z.object({ minute: z.string() }),
    z.object({ minutes: z.array(minuteSchema) }),
  ),
  latestStatusMinutes: siteDataEndpoint(
    'status/latest-minutes',
    emptySchema,
    z.object({ minutes: z.array(minuteSchema) }),
  ),
  putStatusHours: siteDataEndpoint(
    'status/put-hours',
    z.object({
      hours: z.array(
        z.object({ part: z.string(), hour: z.string(), day: z.string(), ...conditionMinutesShape }),
      ),
    }),
    emptySchema,
  ),
  statusDaysSince: siteDataEndpoint(
    'status/days-since',
    z.object({ day: z.string() }),
    z.object({
      days: z.array(z.object({ part: z.string(), day: z.string(), ...conditionMinutesShape })),
    }),
  ),
  openIncidents: siteDataEndpoint(
    'status/open-incidents',
    emptySchema,
    z.object({ incidents: z.array(incidentSchema) }),
  ),
  incidentsSince: siteDataEndpoint(
    'status/incidents-since',
    z.object({ at: z.string() }),
    z.object({ incidents: z.array(incidentSchema) }),
  ),
  putIncident: siteDataEndpoint('status/put-incident', incidentSchema, emptySchema),
  removeOldStatus: siteDataEndpoint(
    'status/forget',
    z.object({ minute: z.string(), day: z.string(), at: z.string() }),
    emptySchema,
  ),
  addErrors: siteDataEndpoint(
    'health/add-errors',
    z.object({ errors: z.array(errorLineSchema) }),
    emptySchema,
  ),
  addLimitHits: siteDataEndpoint(
    'health/add-hits',
    z.object({
      hits: z.array(z.object({ limit_name: z.string(), hour: z.string(), hits: z.number() })),
    }),
    emptySchema,
  ),
  /** The backend's numbers for monitoring. */
  backendMetrics: siteDataEndpoint(
    'health/numbers',
    emptySchema,
    z.object({
      webhook_backlog: z.number(),
      /** Seconds since 1970; 0 where there was no backup. */
      last_backup: z.number(),
      /** Refusals since the backend's start, by limit. */
      limit_hits: z.partialRecord(z.enum(refusingLimits), z.number()),
    }),
    2_000,
  ),
  /** A picture staff uploaded, its bytes as base64 text; null where there is none with this name. */
  picture: siteDataEndpoint(
    'pictures/find',
    z.object({ name: z.string() }),
    z.object({ media_type: z.string(), bytes: z.base64() }).nullable(),
  ),
} as const;

export type SiteDataEndpoints = typeof siteDataEndpoints;
export type SiteDataEndpointName = keyof SiteDataEndpoints;

export type FigureQuery = z.output<SiteDataEndpoints['figures']['payload']>;
export type PromoterFigures = z.output<SiteDataEndpoints['figures']['data']>;
/** One sum: a kind with its four numbers. */
export type FigureSum = Omit<PromoterFigures['days'][number], 'day'>;
