import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import {
  StaffActions,
  type StaffAccount,
} from '@superbrowser/console/components/staff/staff-actions';
import { noteOf } from '@superbrowser/console/lib/forms/page-note';
import { read } from '@superbrowser/console/lib/forms/perform';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/value';
import { personFor } from '@superbrowser/console/lib/who/person';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const columns = ['name', 'role', 'state', 'created', 'actions'] as const;

export async function generateMetadata() {
  return { title: (await getTranslations('console.staff'))('title') };
}

export default async function Staff({ searchParams }: PageProps) {
  const person = await personFor('staff list');
  const note = await noteOf(await searchParams, person);
  const accounts = await read<StaffAccount[]>('staff list', {}, person.name);
  const t = await getTranslations('console.staff');
  const roles = await getTranslations('console.frame.roles');
  return (
    <Frame person={person} section="staff" back="/staff">
      <h1 className="mb-4 text-h3">{t('title')}</h1>
      <NoteLine note={note} person={person} back="/staff" />
      <div className="panel">
        <Table
          label={t('title')}
          heads={columns.map((name) => (name === 'actions' ? { hidden: t(name) } : t(name)))}
          rows={accounts.map((account) => ({
            key: account.name,
            cells: [
              account.name,
              roles(account.role),
              <Badge key="state" tone={account.disabled ? 'idle' : 'ok'}>
                {t(account.disabled ? 'closed' : 'open')}
              </Badge>,
              <Instant key="created" at={account.created_at} />,
              <StaffActions key="actions" person={person} account={account} />,
            ],
          }))}
        />
      </div>
      <p className="mt-4 text-text-2">{t('made')}</p>
    </Frame>
  );
}
