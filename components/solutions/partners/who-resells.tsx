import { useLocale, useTranslations } from 'next-intl';
import { PhoneFold } from '@/components/sections/phone-fold';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { PageLink } from '@/components/ui/page-link';
import { pagePath } from '@/lib/i18n/paths';

const rows = ['setup', 'agency', 'training', 'logistics', 'software'] as const;
const cell = 'block md:table-cell md:py-6 md:pr-8 md:align-top';
const label =
  'max-md:before:mr-2 max-md:before:text-sm max-md:before:font-normal max-md:before:text-text-3 max-md:before:content-[attr(data-label)] en:max-md:before:block';

/** What one does already, what clients run into, and what to bring then. */
export function WhoResells() {
  const t = useTranslations('partners.fit');
  const locale = useLocale();
  return (
    <Section tone="mist" labelledBy="fit-title">
      <div className="wrap">
        <SectionHead id="fit-title" title={t('title')} lead={t('lead')} />
        <PhoneFold label={t('caption')}>
          <table className="block w-full text-left md:table">
            <caption className="sr-only">{t('caption')}</caption>
            <thead className="max-md:sr-only">
              <tr className="border-b-2 border-text text-sm text-text-3">
                <th scope="col" className="w-[30%] pb-3 font-normal">
                  {t('now')}
                </th>
                <th scope="col" className="pb-3 font-normal">
                  {t('need')}
                </th>
                <th scope="col" className="w-[31%] pb-3 font-normal">
                  {t('bring')}
                </th>
              </tr>
            </thead>
            <tbody className="block md:table-row-group">
              {rows.map((row) => (
                <tr key={row} className="block border-b border-line-2 py-5 md:table-row">
                  <th
                    scope="row"
                    className={`${cell} pb-1.5 text-[20px] leading-snug text-balance text-text md:max-lg:text-[17px]`}
                  >
                    {t(`rows.${row}.now`)}
                  </th>
                  <td className={`${cell} ${label}`} data-label={t('need')}>
                    {t(`rows.${row}.need`)}
                  </td>
                  <td
                    className={`${cell} ${label} font-bold text-text md:pr-0`}
                    data-label={t('bring')}
                  >
                    {t(`rows.${row}.bring`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </PhoneFold>
        <p className="mt-6 text-[15px]">
          {t('not')}{' '}
          <PageLink
            href={pagePath(locale, '/activity/invite-refund')}
            className="inline-flex min-h-11 items-center font-bold text-blue-700 underline underline-offset-4"
          >
            {t('invite')}
          </PageLink>
        </p>
      </div>
    </Section>
  );
}
