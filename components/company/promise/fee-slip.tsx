import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';

const lines = ['prepaid', 'deduction', 'refund', 'tax'] as const;
const payments = ['card', 'alipay', 'wechat'] as const;

/** The rules of billing as a slip. */
export function FeeSlip() {
  const t = useTranslations('userService.fees');
  return (
    <Section tone="ink" labelledBy="fees-title" id="fees">
      <div className="wrap grid items-center gap-12 lg:grid-cols-[5fr_6fr] lg:gap-20">
        <div>
          <h2 id="fees-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[30em]">{t('lead')}</p>
          <h3 className="mt-10 text-h3 text-on-ink">{t('pay')}</h3>
          <ul className="mt-3 flex flex-wrap gap-3">
            {payments.map((way) => (
              <li
                key={way}
                className="inline-flex min-h-11 items-center gap-2 rounded-md bg-white/10 px-4 font-bold text-on-ink"
              >
                <Icon name="check" size={16} className="text-ok-bright" />
                {t(`ways.${way}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-t-md bg-paper px-6 pt-8 pb-10 text-text-2 [mask:conic-gradient(from_-45deg_at_bottom,transparent,black_1deg_89deg,transparent_90deg)_50%/20px_100%] md:px-11">
          <p className="border-b-2 border-text pb-4 text-h3 font-bold text-text">{t('slip')}</p>
          <dl>
            {lines.map((line) => (
              <div key={line} className="border-b border-dashed border-line-2 py-4">
                <dt className="text-[18px] font-bold text-text">{t(`lines.${line}.name`)}</dt>
                <dd className="mt-1 text-[15px]">{t(`lines.${line}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
