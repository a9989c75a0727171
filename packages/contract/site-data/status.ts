/** Samples of the service's answers (O6) as records. A minute without a row was not measured. */

/** The parts of the service that are measured on their own. The names are stored, so none can be renamed. */
export const servicePartNames = [
  'versionList',
  'v6List',
  'downloads',
  'serverTime',
  'codes',
  'registration',
  'forms',
  'inviteActivity',
] as const;
export type ServicePartName = (typeof servicePartNames)[number];

export interface StatusMinuteRow {
  /** A `ServicePartName`; another version of the site may have recorded other parts. */
  part: string;
  /** First instant of the minute. */
  minute: string;
  answered: number;
  failed: number;
  /** Duration of all answers together. */
  milliseconds: number;
}

/** How many of an hour's minutes a part was in each condition. */
export interface StatusHourRow {
  part: string;
  hour: string;
  /** YYYY-MM-DD in Beijing. */
  day: string;
  works: number;
  impaired: number;
  fails: number;
}

export interface StatusIncidentRow {
  part: string;
  began_at: string;
  ended_at: string | null;
}

export interface StatusStore {
  /** Adds to the samples of other instances in the same minute. */
  readonly addMinutes: (rows: readonly StatusMinuteRow[]) => Promise<void>;
  /** Rows from this minute on, oldest first. */
  readonly loadMinutesSince: (minute: string) => Promise<StatusMinuteRow[]>;
  /** The latest row of each part. */
  readonly loadLatestMinutes: () => Promise<StatusMinuteRow[]>;
  /** Replaces the rows of these hours. */
  readonly putHours: (rows: readonly StatusHourRow[]) => Promise<void>;
  /** Minutes in each condition by part and day, from this day on. */
  readonly loadDaysSince: (day: string) => Promise<Omit<StatusHourRow, 'hour'>[]>;
  readonly loadOpenIncidents: () => Promise<StatusIncidentRow[]>;
  /** Incidents that have not ended, or ended after this time, latest first. */
  readonly loadIncidentsSince: (at: string) => Promise<StatusIncidentRow[]>;
  readonly putIncident: (row: StatusIncidentRow) => Promise<void>;
  /** Removes records older than the given minute, day and time. */
  readonly removeOld: (before: {
    readonly minute: string;
    readonly day: string;
    readonly at: string;
  }) => Promise<void>;
}
