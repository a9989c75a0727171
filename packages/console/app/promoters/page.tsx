import { getFormatter, getTranslations } from 'next-intl/server';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import { PromoterForm } from '@superbrowser/console/components/promoters/promoter-form';
import { PromoterTable } from '@superbrowser/console/components/promoters/promoter-table';
import { noteOf, one } from '@superbrowser/console/lib/forms/page-note';
import type { Note } from '@superbrowser/console/lib/forms/notes';
import { promotersWithSums } from '@superbrowser/console/lib/promoters';
import { personFor } from '@superbrowser/console/lib/who/person';
import { may } from '@superbrowser/console/lib/who/rights';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.promoters'))('title') };
}

/** A link that was just made: it is kept nowhere, so it is shown now or never. */
async function MadeLink({ note }: { readonly note: Note | null }) {
  if (note?.kind !== 'done' || note.verb !== 'promoters link' || !note.shown) return null;
  const [t, format] = [await getTranslations('console.promoters'), await getFormatter()];
  const { expires, link, link_en } = note.shown as Record<string, string>;
  const until = format.dateTime(new Date(expires ?? 0), 'day');
  return (
    <div className="panel mb-4 grid gap-2">
      <p className="font-bold">{t('linkMade', { until })}</p>
      {[link, link_en].map((address) => (
        <p key={address} className="font-mono text-xs break-all select-all">
          {address}
        </p>
      ))}
    </div>
  );
}

export default async function Promoters({ searchParams }: PageProps) {
  const person = await personFor('promoters list');
  const query = await searchParams;
  const note = await noteOf(query, person);
  const promoters = await promotersWithSums(person);
  const chosen = promoters.find(({ promoter_id }) => promoter_id === one(query, 'edit')) ?? null;
  const t = await getTranslations('console.promoters');
  return (
    <Frame person={person} section="promoters" back="/promoters">
      <h1 className="mb-4 text-h3">{t('title')}</h1>
      <NoteLine note={note} person={person} back="/promoters" />
      <MadeLink note={note} />
      <PromoterTable person={person} promoters={promoters} />
      {may(person.role, 'promoters set') && (
        <PromoterForm person={person} promoter={chosen} note={note} />
      )}
    </Frame>
  );
}
