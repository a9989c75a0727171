/** Samples of how the service answers (O6), as the store holds them. A minute without a row was not measured. */

export interface StatusMinuteRow {
  /** Name of a part, as lib/status/parts.ts has it. */
  part: string;
  /** Its first instant. */
  minute: string;
  answered: number;
  failed: number;
  /** Of all answers together. */
  milliseconds: number;
}

/** How many of an hour's minutes a part was in each condition. */
export interface StatusHourRow {
  part: string;
  hour: string;
  /** YYYY-MM-DD of Beijing. */
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

export interface StatusRecords {
  /** Adds to what other instances measured in the same minute. */
  readonly addMinutes: (rows: readonly StatusMinuteRow[]) => Promise<void>;
  /** From this minute on, the oldest first. */
  readonly minutesSince: (minute: string) => Promise<StatusMinuteRow[]>;
  /** The latest of each part. */
  readonly latestMinutes: () => Promise<StatusMinuteRow[]>;
  /** In place of what these hours had. */
  readonly putHours: (rows: readonly StatusHourRow[]) => Promise<void>;
  /** Minutes in each condition by part and day, from this day on. */
  readonly daysSince: (day: string) => Promise<Omit<StatusHourRow, 'hour'>[]>;
  readonly openIncidents: () => Promise<StatusIncidentRow[]>;
  /** Those that lasted into this time or began after it, the latest first. */
  readonly incidentsSince: (at: string) => Promise<StatusIncidentRow[]>;
  readonly putIncident: (row: StatusIncidentRow) => Promise<void>;
  /** Removes what is older than these. */
  readonly forget: (before: {
    readonly minute: string;
    readonly day: string;
    readonly at: string;
  }) => Promise<void>;
}
