import { getTranslations } from 'next-intl/server';
import { figureKinds } from '@superbrowser/contract/records/figures';
import { Badge } from '@/components/ui/badge';
import type { Promoter } from '@superbrowser/console/lib/promoters';
import type { Person } from '@superbrowser/console/lib/who/session';
import { PromoterActions } from './promoter-actions';
import { WideTable } from '@superbrowser/console/components/list/wide-table';

interface PromoterTableProps {
  readonly person: Person;
  readonly promoters: readonly Promoter[];
}

const columns = [
  'id',
  'name',
  'company',
  'base',
  'more',
  'version',
  'figures',
  'state',
  'actions',
] as const;

async function Row({ person, promoter }: { person: Person; promoter: Promoter }) {
  const t = await getTranslations('console.promoters');
  const { promoter_id: id, sums, blocked } = promoter;
  return (
    <tr>
      <th scope="row">{id}</th>
      <td>{promoter.username}</td>
      <td>{promoter.company_name}</td>
      <td className="tabular-nums">{promoter.base_coupon}</td>
      <td className="tabular-nums">{promoter.more_coupon}</td>
      <td className="whitespace-nowrap">{promoter.to_v6 ? t('toV6') : ''}</td>
      <td className="whitespace-nowrap">
        {figureKinds.map((kind) => (
          <p key={kind}>{t(kind, { count: sums[kind] ?? 0 })}</p>
        ))}
        {sums.excess ? <p className="text-text-3">{t('excess', { count: sums.excess })}</p> : null}
      </td>
      <td>
        <Badge tone={blocked ? 'risk' : 'ok'}>{t(blocked ? 'blocked' : 'open')}</Badge>
      </td>
      <td>
        <PromoterActions person={person} id={id} blocked={blocked} />
      </td>
    </tr>
  );
}

export async function PromoterTable({ person, promoters }: PromoterTableProps) {
  const t = await getTranslations('console.promoters');
  if (promoters.length === 0) return <p className="panel">{t('none')}</p>;
  return (
    <WideTable label={t('title')} heads={columns.map((name) => t(name))} panel>
      <tbody>
        {promoters.map((promoter) => (
          <Row key={promoter.promoter_id} person={person} promoter={promoter} />
        ))}
      </tbody>
    </WideTable>
  );
}
