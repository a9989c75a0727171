import type { ShownApplication } from '@/console/lib/applications/load';

interface FactsProps {
  readonly title: string;
  readonly facts: readonly (readonly [string, unknown])[];
  /** Said where there are none; without it nothing is shown then. */
  readonly none?: string;
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
};

/** What somebody wrote or came by, name by name. */
export function Facts({ title, facts, none }: FactsProps) {
  const shown = facts.map(([name, value]) => [name, textOf(value)] as const);
  const given = shown.filter(([, text]) => text !== '');
  if (given.length === 0 && none === undefined) return null;
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{title}</h2>
      {given.length === 0 && <p className="text-text-3">{none}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {given.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-text-3">{name}</dt>
            <dd className="min-w-0 break-words whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const sources = [
  'promoter',
  'callback',
  'activity_id',
  'utm_source',
  'channel_id',
  'landing_source',
] as const;

/** Who and what brought an application. */
export const sourceFacts = (application: ShownApplication): (readonly [string, unknown])[] =>
  sources.map((name) => [name, application[name]]);
