import { getLocale, getTranslations } from 'next-intl/server';
import { Filtered } from '@/components/editorial/address-filter';
import { CasePicture } from '@/components/editorial/pictures/case-pictures';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { CaseStudy } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';

/** One scenario as before → set up → after, so that the list alone tells which one is mine. */
export async function CaseRow({ record }: { record: CaseStudy }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('cases')]);
  return (
    <Filtered
      keys={{ industry: record.industry, size: record.size }}
      className="group relative grid items-center gap-6 border-t border-line-2 py-8 md:grid-cols-2 md:gap-8 lg:gap-16 lg:py-12"
    >
      <CasePicture slug={record.slug} className="rounded-lg md:self-start lg:rounded-xl" />
      <div>
        <p className="text-sm text-text-3">
          <b className="mr-3 text-blue-700">{t(`industry.${record.industry}`)}</b>
          {record.setting}
        </p>
        <h3 className="mt-2 text-[24px] leading-snug text-balance text-text group-hover:text-blue-700 lg:text-[32px]">
          <PageLink
            href={pagePath(locale, `/cases/${record.slug}`)}
            className="after:absolute after:inset-0"
          >
            {record.title}
          </PageLink>
        </h3>
        <dl className="mt-4 lg:mt-6">
          {(['before', 'setup', 'after'] as const).map((key) => (
            <div
              key={key}
              className="grid grid-cols-[4em_1fr] gap-x-3 border-t border-line py-2.5 lg:grid-cols-[6em_1fr] lg:py-3.5"
            >
              <dt className={key === 'after' ? 'font-bold text-blue-700' : 'text-text-3'}>
                {t(key)}
              </dt>
              <dd className={key === 'after' ? 'font-bold text-text' : 'text-text-2'}>
                {record[key]}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 flex items-center gap-1.5 font-bold text-blue-600 lg:mt-4">
          {t('read')}
          <Icon name="arrow-right" size={16} />
        </p>
      </div>
    </Filtered>
  );
}
