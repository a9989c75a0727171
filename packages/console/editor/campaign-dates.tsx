import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import type { ActivityRow } from '@superbrowser/backend/database/tables';
import { VerbForm } from '@superbrowser/console/ui/form';
import { filled, noteOf, type Filled } from '@superbrowser/console/lib/forms/page-note';
import type { Query } from '@superbrowser/console/lib/list/address';
import { allActivities } from './load';
import { personFor } from '@superbrowser/console/lib/who/person';
import { may } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/value';

const verb = 'campaign dates';
const columns = ['id', 'name', 'start', 'end'] as const;

/** As a field for date and time has a moment of China. */
const inChina = (moment: string) =>
  new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 19);

async function DatesForm({
  person,
  chosen,
  fields: { value, error },
}: {
  person: Person;
  chosen: ActivityRow | undefined;
  fields: Filled;
}) {
  const t = await getTranslations('console.publishing.dates');
  const stored = {
    id: chosen?.activity_id,
    title: chosen?.title,
    start: chosen && inChina(chosen.start_at),
    end: chosen && inChina(chosen.end_at),
  };
  const field = (name: keyof typeof stored) => ({
    id: `dates-${name}`,
    name,
    defaultValue: value(name) ?? stored[name],
    error: error(name),
  });
  return (
    <VerbForm
      person={person}
      verb={verb}
      back="/campaigns"
      className="mt-6 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1fr_auto]"
    >
      <TextField {...field('id')} label={t('id')} autoCapitalize="none" required />
      <TextField {...field('title')} label={t('newTitle')} />
      <TextField {...field('start')} label={t('start')} type="datetime-local" step={1} required />
      <TextField {...field('end')} label={t('end')} type="datetime-local" step={1} required />
      <Button type="submit" className="xl:mt-[29px]">
        {t('set')}
      </Button>
    </VerbForm>
  );
}

/** When each campaign runs, those that come with the site among them. */
export async function CampaignDates({ query }: { query: Query }) {
  const person = await personFor('campaign list');
  const t = await getTranslations('console.publishing.dates');
  const rows = await allActivities();
  const chosen = rows.find(({ activity_id }) => activity_id === query['id']);
  const fields = await filled(await noteOf(query, person), verb);
  return (
    <section id="dates" className="panel mt-6">
      <h2 className="text-base">{t('title')}</h2>
      <p className="mt-1 mb-4 text-text-2">{t('lead')}</p>
      <Table
        label={t('title')}
        heads={columns.map((name) => t(name))}
        rows={rows.map(({ activity_id: id, title, start_at, end_at }) => ({
          key: id,
          cells: [
            <a
              key="id"
              href={`/campaigns?id=${encodeURIComponent(id)}#dates`}
              className="inline-flex min-h-6 items-center font-mono text-xs text-blue-700 hover:underline"
            >
              {id}
            </a>,
            title,
            <Instant key="start" at={start_at} />,
            <Instant key="end" at={end_at} />,
          ],
        }))}
      />
      {may(person.role, verb) && <DatesForm person={person} chosen={chosen} fields={fields} />}
    </section>
  );
}
