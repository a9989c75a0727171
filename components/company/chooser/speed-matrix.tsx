import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { responsePromise, supportHours } from '@/lib/site';

const ways = ['phone', 'wechat', 'form', 'mail'] as const;
const traits = ['good', 'answer', 'record'] as const;

/** The four ways beside each other: what each is good for, and when it answers. */
export function SpeedMatrix() {
  const t = useTranslations('contactNew.matrix');
  const promise = responsePromise[useLocale()];
  return (
    <Section tone="mist" labelledBy="matrix-title">
      <div className="wrap">
        <SectionHead id="matrix-title" title={t('title')} lead={t('lead')} />
        <div
          className="relative overflow-x-auto [--edge:var(--color-mist)] scroll-edge"
          tabIndex={0}
          role="group"
          aria-labelledby="matrix-title"
        >
          <table className="w-full min-w-[640px] border-collapse text-left">
            <caption className="sr-only">{t('caption')}</caption>
            <thead>
              <tr className="border-b-2 border-text">
                <td className="w-[16%]" />
                {ways.map((way) => (
                  <th key={way} scope="col" className="pr-6 pb-3 text-h3 text-text">
                    {t(`ways.${way}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {traits.map((trait) => (
                <tr key={trait} className="border-b border-line-2 align-top">
                  <th scope="row" className="py-5 pr-4 font-normal text-text-3">
                    {t(`traits.${trait}`)}
                  </th>
                  {ways.map((way) => (
                    <td key={way} className="py-5 pr-6 text-text">
                      {t(`cells.${way}.${trait}`, { promise, ...supportHours })}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}
