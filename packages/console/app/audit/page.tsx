import { getTranslations } from 'next-intl/server';
import { TextField } from '@/components/ui/fields/text-field';
import { AuditTable, type AuditLine } from '@superbrowser/console/components/audit/audit-table';
import { Filters } from '@superbrowser/console/ui/filters';
import { Frame } from '@superbrowser/console/ui/frame';
import { listed } from '@superbrowser/console/lib/forms/listed';
import { one } from '@superbrowser/console/lib/forms/page-note';
import { personFor } from '@superbrowser/console/lib/who/person';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const most = 500;
const filters = ['since', 'by'] as const;

export async function generateMetadata() {
  return { title: (await getTranslations('console.audit'))('title') };
}

export default async function Audit({ searchParams }: PageProps) {
  const person = await personFor('audit list');
  const query = await searchParams;
  const given = Object.fromEntries(filters.map((name) => [name, one(query, name)]));
  const { rows, errors } = await listed<AuditLine>('audit list', { ...given, limit: most }, person);
  const t = await getTranslations('console.audit');
  return (
    <Frame person={person} section="audit" back="/audit">
      <h1 className="mb-4 text-h3">{t('title')}</h1>
      <Filters isActive={filters.some((name) => given[name])}>
        {filters.map((name) => (
          <TextField
            key={name}
            id={name}
            name={name}
            type={name === 'since' ? 'date' : 'text'}
            label={t(name)}
            defaultValue={given[name]}
            error={errors[name]}
          />
        ))}
      </Filters>
      <AuditTable lines={rows} />
      {rows.length === most && <p className="mt-4 text-text-2">{t('most')}</p>}
    </Frame>
  );
}
