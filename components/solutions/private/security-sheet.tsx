import { useFormatter, useTranslations } from 'next-intl';
import { storeBackground, storeCodes } from '@/components/mockups/stores';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';

/** What the product controls anyway, tried in the customer's environment. */
const items = ['vault', 'handover', 'levels', 'stores', 'devices', 'hours', 'log', 'risk'] as const;

/** The list that is signed at hand-over. */
export function SecuritySheet() {
  const t = useTranslations('privateDeployment.security');
  const format = useFormatter();
  return (
    <Section tone="mist" labelledBy="security-title">
      <div className="wrap grid gap-6 md:gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="security-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
        </div>
        <PhoneFold
          label={t('fold')}
          preview={format.list(items.map((item) => t(`items.${item}.name`)))}
        >
          <div className="grid grid-cols-[8px_1fr] overflow-hidden rounded-md bg-paper shadow-2">
            <span aria-hidden="true" className="grid grid-rows-8">
              {storeCodes.map((code) => (
                <span key={code} className={storeBackground[code]} />
              ))}
            </span>
            <div className="px-5 py-8 md:px-12 md:py-11">
              <div className="flex items-baseline justify-between border-b-2 border-text pb-5">
                <h3 className="text-h3 text-text">{t('sheet')}</h3>
                <span className="text-xs text-text-3">{t('illustration')}</span>
              </div>
              <ul>
                {items.map((item) => (
                  <li
                    key={item}
                    className="grid grid-cols-[44px_1fr] items-center gap-y-0.5 border-b border-line py-3.5 md:grid-cols-[44px_132px_1fr]"
                  >
                    <span className="grid size-6.5 place-items-center rounded-tile bg-blue-600 text-white max-md:row-span-2 max-md:self-start">
                      <Icon name="check" size={16} />
                    </span>
                    <b className="text-text">{t(`items.${item}.name`)}</b>
                    <span className="text-[15px]">{t(`items.${item}.text`)}</span>
                  </li>
                ))}
              </ul>
              <div className="mt-7 grid grid-cols-2 gap-6 text-sm text-text-3 md:gap-10">
                <span className="border-b border-line-2 pb-12">{t('yours')}</span>
                <span className="border-b border-line-2 pb-12">{t('ours')}</span>
              </div>
            </div>
          </div>
        </PhoneFold>
      </div>
    </Section>
  );
}
