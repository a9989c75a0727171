import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import { ErasePlanLists } from '@superbrowser/console/components/people/erase-plan';
import { KeptPerson } from '@superbrowser/console/components/people/kept-person';
import { noteOf, one } from '@superbrowser/console/lib/forms/page-note';
import { erasedPlan, findPerson, isKnown } from '@superbrowser/console/lib/people/find';
import { personFor } from '@superbrowser/console/lib/who/person';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.people'))('title') };
}

export default async function People({ searchParams }: PageProps) {
  const person = await personFor('people find');
  const query = await searchParams;
  const note = await noteOf(query, person);
  const phone = one(query, 'phone');
  const erased = erasedPlan(note);
  const found = phone ? await findPerson(phone, person) : null;
  const t = await getTranslations('console.people');
  const back = phone ? `/people?phone=${encodeURIComponent(phone)}` : '/people';
  return (
    <Frame person={person} section="people" back={back}>
      <h1 className="text-h3">{t('title')}</h1>
      <p className="mt-1 mb-4 text-text-2">{t('lead')}</p>
      <NoteLine note={note} person={person} back={back} />
      {erased && (
        <section className="panel mb-6">
          <ErasePlanLists plan={erased} isDone />
        </section>
      )}
      <form className="mb-6 flex flex-wrap items-start gap-3">
        <TextField
          id="phone"
          name="phone"
          type="tel"
          label={t('phone')}
          hint={t('phoneHint')}
          defaultValue={phone}
          error={found?.error}
          className="w-72"
          required
        />
        <Button type="submit" className="mt-[29px]">
          {t('find')}
        </Button>
      </form>
      {found?.data && !isKnown(found.data) && <p className="panel">{t('none')}</p>}
      {found?.data && isKnown(found.data) && phone && (
        <KeptPerson person={person} data={found.data} phone={phone} note={note} back={back} />
      )}
    </Frame>
  );
}
