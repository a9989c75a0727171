import { getFormatter, getTranslations } from 'next-intl/server';
import type { KeptData } from '@superbrowser/console/lib/people/find';
import { Lines, Part } from './part';

/** An instant as a person reads it. */
async function instants() {
  const format = await getFormatter();
  return (at: string | null) => (at ? format.dateTime(new Date(at), 'instant') : '-');
}

export async function SignInsPart({ rows }: { readonly rows: KeptData['signIns'] }) {
  const [t, at] = [await getTranslations('console.people.signIns'), await instants()];
  const lines = rows.map((row) =>
    t('text', { from: at(row.created_at), until: at(row.expires_at) }),
  );
  return (
    <Part title={t('title')}>
      <Lines lines={lines} none={t('none')} />
    </Part>
  );
}

interface InvitationsProps {
  readonly rows: KeptData['invitations'];
  readonly brought: KeptData['invites'];
  /** The person's own, where there is an account. */
  readonly phone: string | undefined;
}

export async function InvitationsPart({ rows, brought, phone }: InvitationsProps) {
  const [t, at] = [await getTranslations('console.people.invitations'), await instants()];
  const others = brought.filter((row) => row.phone !== phone).length;
  const lines = [
    ...rows.map((row) => t('team', { company: row.company_name, at: at(row.applied_at) })),
    ...(others > 0 ? [t('brought', { count: others })] : []),
  ];
  return (
    <Part title={t('title')}>
      <Lines lines={lines} none={t('none')} />
    </Part>
  );
}

interface CodesProps {
  readonly codes: KeptData['verification_codes'];
  readonly sends: KeptData['code_sends'];
}

/** That codes were sent and how often; never which. */
export async function CodesPart({ codes, sends }: CodesProps) {
  const [t, at] = [await getTranslations('console.people.codes'), await instants()];
  const lines = [
    ...sends.map((row) => t('sent', { at: at(row.last_sent_at), count: row.sent })),
    ...codes.map(({ expires_at, ...row }) => t('text', { ...row, until: at(expires_at) })),
  ];
  return (
    <Part title={t('title')}>
      <Lines lines={lines} none={t('none')} />
    </Part>
  );
}
