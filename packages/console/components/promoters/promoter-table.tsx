import { getTranslations } from 'next-intl/server';
import { figureKinds } from '@superbrowser/contract/records/figures';
import { Badge } from '@/components/ui/badge';
import type { Promoter } from '@superbrowser/console/lib/promoters';
import type { Person } from '@superbrowser/console/lib/who/session';
import { PromoterActions } from './promoter-actions';
import { Table } from '@superbrowser/console/ui/table';

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

async function Figures({ sums }: Pick<Promoter, 'sums'>) {
  const t = await getTranslations('console.promoters');
  return (
    <div className="whitespace-nowrap">
      {figureKinds.map((kind) => (
        <p key={kind}>{t(kind, { count: sums[kind] ?? 0 })}</p>
      ))}
      {sums.excess ? <p className="text-text-3">{t('excess', { count: sums.excess })}</p> : null}
    </div>
  );
}

export async function PromoterTable({ person, promoters }: PromoterTableProps) {
  const t = await getTranslations('console.promoters');
  if (promoters.length === 0) return <p className="panel">{t('none')}</p>;
  return (
    <div className="panel">
      <Table
        label={t('title')}
        heads={columns.map((name) => (name === 'actions' ? { hidden: t(name) } : t(name)))}
        rows={promoters.map((promoter) => {
          const { promoter_id: id, blocked } = promoter;
          return {
            key: id,
            cells: [
              id,
              promoter.username,
              promoter.company_name,
              promoter.base_coupon,
              promoter.more_coupon,
              promoter.to_v6 ? t('toV6') : null,
              <Figures key="figures" sums={promoter.sums} />,
              <Badge key="state" tone={blocked ? 'risk' : 'ok'}>
                {t(blocked ? 'blocked' : 'open')}
              </Badge>,
              <PromoterActions key="actions" person={person} id={id} blocked={blocked} />,
            ],
          };
        })}
      />
    </div>
  );
}
