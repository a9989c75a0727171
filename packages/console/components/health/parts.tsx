import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { ShownPart } from '@superbrowser/console/lib/health/load';
import { percent } from '@/lib/status/times';
import { conditionTones } from './words';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/value';

const columns = ['part', 'now', 'lastDay', 'ninetyDays', 'since', 'measured'] as const;

const shareOf = (share: number | null) => (share === null ? '–' : percent(share));

const Since = ({ at }: { readonly at: string | number | null }) =>
  at === null ? '–' : <Instant at={new Date(at).toISOString()} />;

/** The parts of the service: how each is now, and how it was. */
export async function Parts({ parts }: { readonly parts: readonly ShownPart[] }) {
  const t = await getTranslations('console.health');
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('partsTitle')}</h2>
      <Table
        label={t('partsTitle')}
        heads={columns.map((name) => t(`columns.${name}`))}
        rows={parts.map(({ part, now, lastDay, share, failingSince, measuredAt }) => ({
          key: part,
          cells: [
            t(`parts.${part}`),
            <Badge key="now" tone={now ? conditionTones[now] : 'idle'}>
              {t(`conditions.${now ?? 'none'}`)}
            </Badge>,
            shareOf(lastDay),
            shareOf(share),
            <Since key="since" at={failingSince} />,
            <Since key="measured" at={measuredAt} />,
          ],
        }))}
      />
    </section>
  );
}
