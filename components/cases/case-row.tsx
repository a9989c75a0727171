import { getLocale, getTranslations } from 'next-intl/server';
import { Filtered } from '@/components/editorial/address-filter';
import { CasePicture } from '@/components/editorial/pictures/case-pictures';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { CaseRecord } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';

/** One scenario as before → set up → after, so that the list alone tells which one is mine. */
export async function CaseRow({ record }: { record: CaseRecord }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('cases')]);
  const text = record.text[locale];
  return (
    <Filtered
      keys={{ industry: record.industry, size: record.size }}
      className="group relative grid gap-6 border-b border-line-2 py-9 md:grid-cols-[5fr_8fr] md:gap-10 md:even:grid-cols-[8fr_5fr] lg:gap-16 lg:py-12"
    >
      <CasePicture
        slug={record.slug}
        className="self-start rounded-lg shadow-1 max-md:aspect-[2/1] md:group-even:order-last"
      />
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-3">
          <Badge tone="blue">{t('badge')}</Badge>
          <span>{t(`industry.${record.industry}`)}</span>
          <span>{text.setting}</span>
        </p>
        <h3 className="mt-3 text-[22px] leading-snug text-text group-hover:text-blue-700 md:text-[28px]">
          <PageLink
            href={pagePath(locale, `/cases/${record.slug}`)}
            className="after:absolute after:inset-0"
          >
            {text.title}
          </PageLink>
        </h3>
        <dl className="mt-5 grid gap-3 lg:grid-cols-3 lg:gap-6">
          {(['before', 'setup', 'after'] as const).map((key) => (
            <div key={key} className="grid grid-cols-[4.5em_1fr] lg:block">
              <dt
                className={`text-sm ${key === 'after' ? 'font-bold text-blue-700' : 'text-text-3'}`}
              >
                {t(key)}
              </dt>
              <dd className={key === 'before' ? '' : 'text-text'}>{text[key]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 flex items-center gap-1.5 font-bold text-blue-600">
          {t('read')}
          <Icon name="arrow-right" size={16} />
        </p>
      </div>
    </Filtered>
  );
}
