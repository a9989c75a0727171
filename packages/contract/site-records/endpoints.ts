/**
 * Records the site itself writes and reads: promoter figures, samples of the status page, errors, hits of limits,
 * pictures. These calls go to the embedded backend, also where UPSTREAM_HOST names another API for everything else.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { figureKinds, figurePlatforms } from './figures';
import { refusingLimits } from './health';

const write = <P extends z.ZodType, D extends z.ZodType>(
  path: string,
  payload: P,
  data: D,
  deadlineMs = 5_000,
) =>
  endpoint({
    method: 'POST',
    path: `/records/${path}`,
    channel: 'records',
    deadlineMs,
    input: 'site',
    payload,
    data,
  });

/** Reads are POSTs as well, because their parameters may be too long for a URL. */
const read = write;

const done = z.object({});
const codes = z.object({ codes: z.array(z.string()) });

const numbers = {
  counted: z.number(),
  repeats: z.number(),
  robots: z.number(),
  excess: z.number(),
};
const kind = z.enum(figureKinds);
const platform = z.enum(figurePlatforms);
/** Days in China, both included; one source, or null for all. */
const wish = {
  promoter: z.string(),
  from: z.string(),
  to: z.string(),
  source: z.string().nullable(),
};
const sum = { day: z.string(), source: z.string(), platform, kind, ...numbers };

const minute = z.object({
  part: z.string(),
  minute: z.string(),
  answered: z.number(),
  failed: z.number(),
  milliseconds: z.number(),
});
const conditions = { works: z.number(), impaired: z.number(), fails: z.number() };
const incident = z.object({
  part: z.string(),
  began_at: z.string(),
  ended_at: z.string().nullable(),
});

const errorLine = z.object({
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

export const recordEndpoints = {
  addFigures: write(
    'figures/add',
    z.object({ counts: z.array(z.object({ promoter: z.string(), ...sum })) }),
    done,
    15_000,
  ),
  /** Promoters and invite codes of this database, without blocked ones. */
  knownCodes: read('figures/known', codes, codes),
  blockedCodes: read('figures/blocked', codes, codes),
  /** Codes counted before. */
  countedCodes: read('figures/counted', codes, codes),
  /** Invite codes recorded here. */
  notedCodes: read('figures/noted', codes, codes),
  noteCode: write('figures/note', z.object({ code: z.string() }), done),
  /** The link of a token; null for an unknown token and an expired link. */
  promoterLink: read(
    'figures/link',
    z.object({ token: z.string() }),
    z.object({ promoter: z.string(), until: z.number() }).nullable(),
  ),
  figures: read(
    'figures/read',
    z.object(wish),
    z.object({
      measured: z.array(z.string()),
      days: z.array(z.object({ day: z.string(), kind, ...numbers })),
      sources: z.array(z.object({ source: z.string(), kind, ...numbers })),
      platforms: z.array(z.object({ platform, kind, ...numbers })),
    }),
  ),
  /** One sum more than `most` means that there are more. */
  allFigures: read(
    'figures/all',
    z.object({ ...wish, most: z.number() }),
    z.object({ sums: z.array(z.object(sum)) }),
    30_000,
  ),
  addMinutes: write('status/add-minutes', z.object({ minutes: z.array(minute) }), done),
  minutesSince: read(
    'status/minutes-since',
    z.object({ minute: z.string() }),
    z.object({ minutes: z.array(minute) }),
  ),
  latestMinutes: read('status/latest-minutes', done, z.object({ minutes: z.array(minute) })),
  putHours: write(
    'status/put-hours',
    z.object({
      hours: z.array(
        z.object({ part: z.string(), hour: z.string(), day: z.string(), ...conditions }),
      ),
    }),
    done,
  ),
  daysSince: read(
    'status/days-since',
    z.object({ day: z.string() }),
    z.object({ days: z.array(z.object({ part: z.string(), day: z.string(), ...conditions })) }),
  ),
  openIncidents: read('status/open-incidents', done, z.object({ incidents: z.array(incident) })),
  incidentsSince: read(
    'status/incidents-since',
    z.object({ at: z.string() }),
    z.object({ incidents: z.array(incident) }),
  ),
  putIncident: write('status/put-incident', incident, done),
  forgetStatus: write(
    'status/forget',
    z.object({ minute: z.string(), day: z.string(), at: z.string() }),
    done,
  ),
  addErrors: write('health/add-errors', z.object({ errors: z.array(errorLine) }), done),
  addHits: write(
    'health/add-hits',
    z.object({
      hits: z.array(z.object({ limit_name: z.string(), hour: z.string(), hits: z.number() })),
    }),
    done,
  ),
  /** The backend's numbers for monitoring. */
  backendNumbers: read(
    'health/numbers',
    done,
    z.object({
      webhook_backlog: z.number(),
      /** Seconds since 1970; 0 where there was no backup. */
      last_backup: z.number(),
      /** Refusals since the backend's start, by limit. */
      limit_hits: z.partialRecord(z.enum(refusingLimits), z.number()),
    }),
    2_000,
  ),
  /** A picture staff uploaded, as base64; null where there is none with this name. */
  picture: read(
    'pictures/find',
    z.object({ name: z.string() }),
    z.object({ media_type: z.string(), bytes: z.base64() }).nullable(),
  ),
} as const;

export type RecordCalls = typeof recordEndpoints;
export type RecordCallName = keyof RecordCalls;
