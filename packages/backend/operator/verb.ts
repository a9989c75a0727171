/** What an operator can have done: each verb is data for whoever runs it, a command line or a web page. */
import 'server-only';
import type { z } from 'zod';
import type { Db } from '../database/open';
import type { AuditSource } from '../database/tables';
import type { Receiver } from '../settings';

/** Something said in both languages of the site. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

export type Language = keyof Bilingual;

/** Where the records are: a file of SQLite, or an address of PostgreSQL without its password, which is told to nobody. */
export type DatabasePlace =
  { readonly file: string } | { readonly postgres: string; readonly password: string | null };

/** What lies outside the database; from the settings. */
export interface Surroundings {
  readonly database: DatabasePlace;
  /** DATA_DIR. */
  readonly dataDir: string;
  /** Folder behind `/files`; null where a download host serves the packages. */
  readonly downloadDir: string | null;
  readonly downloadHost: string | null;
  /** File codes are written to where there is no gateway. */
  readonly outbox: string;
  /** Public address of the site, without a slash at its end. */
  readonly siteOrigin: string;
  /** Whether accounts and promoters are an upstream's. */
  readonly hasUpstream: boolean;
  readonly smsGateway: Receiver | null;
  readonly applicationReceiver: Receiver | null;
  /** Whether the site has a page of its own at a path without language; the site's own table of pages says so. */
  readonly hasPage: (path: string) => boolean;
}

export interface OperatorContext {
  /** Within a transaction for verbs that change something. */
  readonly db: Db;
  /** Milliseconds. */
  readonly now: number;
  /** Who asks; stands in the audit lines. */
  readonly who: string;
  /** Where from; stands there too. */
  readonly source: AuditSource;
  /** The operating system's user, for a command. */
  readonly systemUser?: string;
  /** The request it is done in, where it is one. */
  readonly requestId?: string;
  readonly surroundings: Surroundings;
}

/** A verb and its input, as they would be typed. */
export interface Undo {
  readonly verb: string;
  readonly values: Record<string, string>;
}

/** What a record looks like to somebody who is about to change it. */
export interface Version {
  /** Another text for other contents. */
  readonly mark: string;
  /** Who changed it last, and when, where that is known. */
  readonly who: string | null;
  readonly at: string | null;
}

export interface AuditWords {
  readonly subject?: string;
  readonly detail?: string;
  /** What the change found and what it left, for those who look at it later. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

export interface Outcome {
  /** Plain data, for printing or showing. */
  readonly data: unknown;
  /** What puts it back. */
  readonly undo?: Undo;
  /** What the audit line says, or several where several records were changed; a phone only masked, and never what somebody wrote. */
  readonly audit?: AuditWords | readonly AuditWords[];
}

/** @typeParam Prepared what was done before the transaction */
export interface Verb<Input = unknown, Prepared = unknown> {
  /** As it is typed: `applications take`. */
  readonly name: string;
  readonly summary: Bilingual;
  /** Fields given by their place, in this order; all others are options. */
  readonly positional: readonly string[];
  /** What each field is. */
  readonly fields: Readonly<Record<string, Bilingual>>;
  /** Fields that are given by their name alone: `--replace`. */
  readonly switches?: readonly string[];
  readonly input: z.ZodType<Input>;
  /** It gets an audit line. */
  readonly changes: boolean;
  /** What it gives is for whoever had it done, this once: a link, a file. */
  readonly shows?: boolean;
  /** What it gives is a file of this name. */
  readonly file?: string;
  /** Fields with the address of a picture, for which a web page takes the picture itself. */
  readonly pictures?: readonly string[];
  /** Bytes such a picture may have, where that is more than what every page shows may weigh. */
  readonly pictureBytes?: number;
  /** Its text, where that is no JSON. */
  readonly fileText?: (data: unknown) => string;
  /** What the command line prints instead of a table. */
  readonly told?: (data: unknown, language: Language) => string;
  /** A web page has the value of this field typed once more, because it cannot be put back. */
  readonly confirms?: string;
  /** The verb that says what this one would do, from the same input. The command line has `confirms` typed once more, too. */
  readonly previewedBy?: string;
  /** What it would change, as it is now; null where there is nothing yet. For those that replace what somebody wrote. */
  readonly version?: (input: Input, db: Db) => Promise<Version | null>;
  /** What must be done before the database is opened, which it may put into its place; `prepare` is left out then. */
  readonly before?: (
    input: Input,
    surroundings: Surroundings,
    now: number,
  ) => Promise<Prepared | void>;
  /** What takes long or leaves the machine, and must not hold the database's lock meanwhile. */
  readonly prepare?: (input: Input, context: OperatorContext) => Promise<Prepared>;
  readonly run: (input: Input, context: OperatorContext, prepared: Prepared) => Promise<Outcome>;
  /** What is outside the database and follows what was stored there. */
  readonly finish?: (input: Input, context: OperatorContext) => Promise<void>;
}

/** A row of the table of verbs; it forgets its types, which its own schema checks again. */
export const verb = <Input, Prepared = undefined>(row: Verb<Input, Prepared>): Verb =>
  row as unknown as Verb;

const withoutSigns = (text: string) => text.replace(/[\s()+-]/g, '');

/** Whether what cannot be put back was typed once more. @param given the verb's fields as they were typed */
export const isConfirmed = (
  { confirms }: Verb,
  given: Readonly<Record<string, unknown>>,
  again: string,
): boolean => !confirms || withoutSigns(again) === withoutSigns(String(given[confirms] ?? ''));

/** The operator asked for what cannot be done. */
export class OperatorRefusal extends Error {
  override readonly name = 'OperatorRefusal';
  constructor(
    readonly words: Bilingual,
    /** The field it is about, where it is one. */
    readonly field?: string,
  ) {
    super(words.en);
  }
}

export const refuse = (en: string, zh: string, field?: string): OperatorRefusal =>
  new OperatorRefusal({ en, zh }, field);
