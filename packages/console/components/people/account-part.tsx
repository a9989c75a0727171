import { getFormatter, getTranslations } from 'next-intl/server';
import type { KeptData } from '@superbrowser/console/lib/people/find';
import { Facts } from '@superbrowser/console/ui/value';
import { Part } from './part';

/** Where somebody came from, in the order of how much it says. */
const sources = [
  'promoter',
  'referral_code',
  'utm_source',
  'channel_id',
  'landing_source',
] as const;

export async function AccountPart({ account }: { readonly account: KeptData['account'] }) {
  const [t, format] = [await getTranslations('console.people.account'), await getFormatter()];
  if (!account)
    return (
      <Part title={t('title')}>
        <p className="text-text-3">{t('none')}</p>
      </Part>
    );
  const since = format.dateTime(new Date(account.created_at), 'instant');
  const source = sources.flatMap((name) => (account[name] ? [`${name} ${account[name]}`] : []));
  const facts = [
    [t('name'), account.username],
    [t('company'), account.company_name],
    [t('role'), t(`roles.${account.role}`)],
    [t('since'), since],
    [t('agreed'), t('agreedText')],
    [t('code'), account.invite_code],
    [t('source'), source.join(', ')],
  ] as const;
  return (
    <Part title={t('title')}>
      <Facts facts={facts} />
    </Part>
  );
}
