import { getTranslations } from 'next-intl/server';
import { AdForms } from '@superbrowser/console/components/site/ad-forms';
import { CountForm } from '@superbrowser/console/components/site/count-form';
import { Mourning } from '@superbrowser/console/components/site/mourning';
import { PricesForm } from '@superbrowser/console/components/site/prices-form';
import { QrForms } from '@superbrowser/console/components/site/qr-forms';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import { FromUpstream } from '@superbrowser/console/editor/list';
import { noteOf } from '@superbrowser/console/lib/forms/page-note';
import type { Query } from '@superbrowser/console/lib/list/address';
import { siteContent } from '@superbrowser/console/lib/site-content';
import { personFor } from '@superbrowser/console/lib/who/person';

interface PageProps {
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.site'))('title') };
}

const back = '/site';

export default async function SiteContentPage({ searchParams }: PageProps) {
  const person = await personFor('content show');
  const note = await noteOf(await searchParams, person);
  const t = await getTranslations('console.site');
  const all = { person, note, content: await siteContent(person) };
  return (
    <Frame person={person} section="site" back={back}>
      <h1 className="text-h3">{t('title')}</h1>
      <p className="mt-1 mb-4 text-text-2">{t('lead')}</p>
      <FromUpstream />
      <NoteLine note={note} person={person} back={back} />
      <div className="grid gap-6">
        <AdForms {...all} />
        <QrForms {...all} />
        <PricesForm {...all} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <CountForm {...all} />
          <Mourning {...all} />
        </div>
      </div>
    </Frame>
  );
}
