import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Frame } from '@superbrowser/console/components/frame/frame';
import { NoteLine } from '@superbrowser/console/components/forms/note-line';
import {
  StaffActions,
  type StaffAccount,
} from '@superbrowser/console/components/staff/staff-actions';
import { noteOf } from '@superbrowser/console/lib/forms/page-note';
import { read } from '@superbrowser/console/lib/forms/perform';
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
  const [t, roles, format] = [
    await getTranslations('console.staff'),
    await getTranslations('console.frame.roles'),
    await getFormatter(),
  ];
  return (
    <Frame person={person} section="staff" back="/staff">
      <h1 className="mb-4 text-h3">{t('title')}</h1>
      <NoteLine note={note} person={person} back="/staff" />
      <div className="panel overflow-x-auto">
        <table className="rows">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <tr key={account.name}>
                <th scope="row">{account.name}</th>
                <td>{roles(account.role)}</td>
                <td>
                  <Badge tone={account.disabled ? 'idle' : 'ok'}>
                    {t(account.disabled ? 'closed' : 'open')}
                  </Badge>
                </td>
                <td>{format.dateTime(new Date(account.created_at), { dateStyle: 'medium' })}</td>
                <td>
                  <StaffActions person={person} account={account} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-text-2">{t('made')}</p>
    </Frame>
  );
}
