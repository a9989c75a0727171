import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { readApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { Contact } from '@superbrowser/console/components/applications/contact';
import { SourceFacts, WrittenFacts } from '@superbrowser/console/components/applications/facts';
import { Handling } from '@superbrowser/console/components/applications/handling';
import { History } from '@superbrowser/console/components/applications/history';
import { Notes } from '@superbrowser/console/components/applications/notes';
import { Screenshot } from '@superbrowser/console/components/applications/screenshot';
import { stateTones, stateWords } from '@superbrowser/console/components/applications/words';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import { oneApplication } from '@superbrowser/console/lib/applications/load';
import { noteOf } from '@superbrowser/console/lib/forms/page-note';
import { personFor } from '@superbrowser/console/lib/who/person';

interface PageProps {
  readonly params: Promise<{ readonly number: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps) {
  return { title: (await params).number };
}

async function found(params: PageProps['params'], who: string) {
  const number = readApplyNumber((await params).number);
  return (number && (await oneApplication(number, who))) || notFound();
}

export default async function Application({ params, searchParams }: PageProps) {
  const person = await personFor('applications show');
  const application = await found(params, person.name);
  const note = await noteOf(await searchParams, person);
  const [t, format] = [await getTranslations('console.applications'), await getFormatter()];
  const { apply_no: number, kind, state } = application;
  const back = `/applications/${number}`;
  const all = { person, application, note, back };
  const at = format.dateTime(new Date(application.created_at), 'instant');
  return (
    <Frame person={person} section="applications" back={back}>
      <a
        href="/applications"
        className="inline-flex min-h-11 items-center text-blue-700 hover:underline"
      >
        {t('one.back')}
      </a>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="font-mono text-h3">{number}</h1>
        <Badge tone={stateTones[state]}>{t(`states.${stateWords[state]}`)}</Badge>
        <p>{t(`kinds.${kind}`)}</p>
        <p className="text-text-3">{t('one.received', { at })}</p>
      </div>
      <NoteLine note={note} person={person} back={back} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <Contact application={application} />
          <WrittenFacts application={application} />
          <SourceFacts application={application} />
          <Screenshot application={application} />
        </div>
        <div className="grid gap-6">
          <Handling {...all} />
          <Notes {...all} />
          <History application={application} />
        </div>
      </div>
    </Frame>
  );
}
