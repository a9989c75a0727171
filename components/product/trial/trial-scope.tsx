import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { Icon } from '@/components/ui/icon';
import { offers } from '@/lib/site';

const shows = ['list', 'grant', 'handover', 'log'] as const;
const not = ['login', 'environment', 'save', 'offer'] as const;
/** Full: there; dashed: not there, as on every page. */
const mark = 'grid size-9 flex-none place-items-center rounded-tile';
const row = 'grid grid-cols-[36px_1fr] gap-x-4 border-b border-line-2 py-5';

/** What a demonstration can answer, and what only the installed client can. */
export function TrialScope() {
  const t = useTranslations('webTrial.scope');
  return (
    <Section labelledBy="scope-title">
      <div className="wrap">
        <SectionHead id="scope-title" title={t('title')} lead={t('lead')} />
        <div className="grid gap-10 md:grid-cols-2 md:gap-14 lg:gap-20">
          <div>
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('shows.title')}</h3>
            <ul>
              {shows.map((key) => (
                <li key={key} className={row}>
                  <span className={`${mark} bg-blue-600 text-white`}>
                    <Icon name="check" size={18} />
                  </span>
                  <span>
                    <b className="block text-[18px] text-text">{t(`shows.items.${key}.name`)}</b>
                    {t(`shows.items.${key}.text`)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="border-b-2 border-line-2 pb-3 text-h3 text-text">{t('not.title')}</h3>
            <ul>
              {not.map((key) => (
                <li key={key} className={row}>
                  <span
                    className={`${mark} border-[1.5px] border-dashed border-control text-text-3`}
                  >
                    <Icon name="laptop" size={17} />
                  </span>
                  <span>
                    <b className="block text-[18px] text-text">{t(`not.items.${key}.name`)}</b>
                    {t(`not.items.${key}.text`, { coupon: offers.newUserCoupon })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}
