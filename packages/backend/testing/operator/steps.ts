/** Has verbs done on the database of a subject, as a command or a web page would. */
import { verbs } from '@superbrowser/backend/operator';
import { runVerb, type Done } from '@superbrowser/backend/operator/run';
import type { OperatorContext, Surroundings } from '@superbrowser/backend/operator/verb';
import { hasPage } from '@/lib/pages';
import type { Subject } from '../subject';

export interface Doing extends Partial<Surroundings> {
  readonly who?: string;
  readonly now?: number;
  readonly source?: OperatorContext['source'];
}

export function operatorSteps(subject: () => Subject) {
  /** Each call has a connection of its own where the subject gives one. */
  const done = (
    name: string,
    input: object,
    { who, now, source, ...more }: Doing = {},
  ): Promise<Done> =>
    subject().withDb((db) => {
      const verb = verbs.find((one) => one.name === name);
      if (!verb) throw new Error(`No verb ${name}`);
      const surroundings: Surroundings = {
        database: { file: '/nowhere/backend.db' },
        dataDir: '/nowhere',
        downloadDir: null,
        downloadHost: null,
        outbox: subject().outbox,
        siteOrigin: 'https://site.example',
        hasUpstream: false,
        smsGateway: null,
        applicationReceiver: null,
        hasPage,
        ...more,
      };
      const context: OperatorContext = {
        db,
        now: now ?? Date.now(),
        who: who ?? 'anna',
        source: source ?? 'console',
        surroundings,
      };
      return runVerb(verb, input, context);
    });
  /** The data of it, in the shape a test expects. */
  const data = async <T = Record<string, unknown>>(name: string, input: object, doing?: Doing) =>
    (await done(name, input, doing)).data as T;
  /** Newest first. */
  const audit = (verb: string) =>
    subject().withDb((db) =>
      db
        .selectFrom('audit_lines')
        .select(['who', 'verb', 'subject', 'detail'])
        .where('verb', '=', verb)
        .orderBy('at', 'desc')
        .execute(),
    );
  return { done, data, audit };
}
