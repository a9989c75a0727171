import { useLocale, useTranslations } from 'next-intl';
import { figures, minimumSystems, responsePromise, supportHours } from '@/lib/site';
import { SupportDay } from '../contact/support-day';
import { Ledger } from './ledger';

const work = ['stores', 'lend', 'watch', 'routes', 'more'] as const;
const decisions = ['password', 'ask', 'log', 'share', 'promise'] as const;

/** What the product does, how it is decided about, its two versions, and the service. */
export function AboutLedgers() {
  const t = useTranslations('about');
  const promise = responsePromise[useLocale()];
  return (
    <div className="wrap text-text-2">
      <Ledger
        id="work-title"
        title={t('work.title')}
        rows={work.map((row) => [t(`work.${row}.name`), t(`work.${row}.text`, figures)])}
      />
      <Ledger
        id="decisions-title"
        title={t('decisions.title')}
        rows={decisions.map((row) => [t(`decisions.${row}.name`), t(`decisions.${row}.text`)])}
      />
      <Ledger
        id="versions-title"
        title={t('versions.title')}
        rows={[
          [t('versions.pro.name'), t('versions.pro.text')],
          [
            t('versions.vps.name'),
            t('versions.vps.text', { server: minimumSystems.vps.windowsServer }),
          ],
          [t('versions.lines.name'), t('versions.lines.text', minimumSystems.v6)],
        ]}
      />
      <Ledger
        id="service-title"
        title={t('service.title')}
        rows={[
          [
            t('service.hours.name'),
            <div key="hours" className="max-w-[30rem]">
              <p>{t('service.hours.text', supportHours)}</p>
              <SupportDay />
            </div>,
          ],
          [t('service.reply.name'), t('service.reply.text', { promise })],
          [t('service.fees.name'), t('service.fees.text')],
          [t('service.work.name'), t('service.work.text')],
        ]}
      />
    </div>
  );
}
