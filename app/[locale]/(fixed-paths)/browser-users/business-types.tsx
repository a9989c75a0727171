import { useLocale, useTranslations } from 'next-intl';
import type { StoreId } from '@/lib/demo/store-ids';
import { StoreTile } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { TextLink } from '@/components/ui/text-link';
import type { CaseSlug } from '@/lib/generated/slugs';
import { pagePath } from '@/lib/core/i18n/paths';

/** Trades that use the product, each with a case that tells more. */
const businessTypes = [
  { key: 'home', store: 'us', slug: 'home-goods-four-people' },
  { key: 'fashion', store: 'my', slug: 'fashion-distribution-thirty' },
  { key: 'parts', store: 'de', slug: 'auto-parts-private' },
  { key: 'agency', store: 'th', slug: 'service-agency-stores' },
  { key: 'solo', store: 'jp', slug: 'one-person-three-markets' },
] as const satisfies readonly { key: string; store: StoreId; slug: CaseSlug }[];

const parts = ['work', 'pain', 'use'] as const;

/** Says what each trade sells, what goes wrong there, and where to start. */
export function BusinessTypes() {
  const t = useTranslations('browserUsers.businessTypes');
  const locale = useLocale();
  return (
    <Section labelledBy="business-types-title" id="industries">
      <div className="wrap">
        <h2 id="business-types-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <p className="mt-3">{t('lead')}</p>
        <ScrollRow label={t('label')} className="mt-8 md:mt-12 md:border-b md:border-line-2">
          {businessTypes.map(({ key, store, slug }) => (
            <article
              key={key}
              aria-labelledby={`business-type-${key}`}
              className="product:max-md:rounded-lg product:max-md:bg-mist product:max-md:p-5 product:md:py-7 relative grid content-start gap-x-8 gap-y-4 md:border-t md:border-line-2 lg:grid-cols-[3fr_9fr]"
            >
              <div>
                <h3
                  id={`business-type-${key}`}
                  className="flex items-center gap-3 text-h3 text-text"
                >
                  <StoreTile store={store} />
                  {t(`rows.${key}.name`)}
                </h3>
                <TextLink href={pagePath(locale, `/cases/${slug}`)} className="mt-1">
                  {t('read')}
                  <span className="sr-only">{t('of', { name: t(`rows.${key}.name`) })}</span>
                </TextLink>
              </div>
              <dl className="grid gap-x-8 gap-y-4 md:grid-cols-3">
                {parts.map((part) => (
                  <div key={part}>
                    <dt className="text-sm text-text-3">{t(part)}</dt>
                    <dd className={part === 'use' ? 'font-bold text-text' : ''}>
                      {t(`rows.${key}.${part}`)}
                    </dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </ScrollRow>
      </div>
    </Section>
  );
}
