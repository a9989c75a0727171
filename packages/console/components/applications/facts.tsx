import { getFormatter, getTranslations } from 'next-intl/server';
import { group } from '@/lib/i18n/group';
import type { ShownApplication } from '@superbrowser/console/lib/applications/load';
import {
  fieldFacts,
  sourceFacts,
  type Fact,
  type FieldWords,
} from '@superbrowser/console/lib/applications/in-words';

interface FactsProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Said where there are none; without it nothing is shown then. */
  readonly none?: string;
}

/** What somebody wrote or came by, name by name. */
function Facts({ title, facts, none }: FactsProps) {
  const given = facts.filter(([, text]) => text !== '');
  if (given.length === 0 && none === undefined) return null;
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{title}</h2>
      {given.length === 0 && <p className="text-text-3">{none}</p>}
      <dl className="grid gap-y-3 sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-1.5">
        {given.map(([name, text]) => (
          <div key={name} className="sm:contents">
            <dt className="text-text-3">{name}</dt>
            <dd className="min-w-0 break-words whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

async function fieldWords(): Promise<FieldWords> {
  const [t, format] = [await getTranslations(), await getFormatter()];
  const { names, options } = group(t, 'fields');
  const { sources, buttons, yes, no } = group(t, 'console.fields');
  return {
    names,
    options,
    sources,
    buttons,
    yes,
    no,
    // Noon in China is that day wherever the words are made.
    day: (value) => format.dateTime(new Date(`${value}T12:00:00+08:00`), { dateStyle: 'full' }),
  };
}

interface OfApplication {
  readonly application: ShownApplication;
}

export async function WrittenFacts({ application }: OfApplication) {
  const t = await getTranslations('console.applications.one');
  return <Facts title={t('fields')} facts={fieldFacts(application.fields, await fieldWords())} />;
}

export async function SourceFacts({ application }: OfApplication) {
  const t = await getTranslations('console.applications.one');
  const facts = sourceFacts(application, await fieldWords());
  return <Facts title={t('source')} facts={facts} none={t('sourceNone')} />;
}
