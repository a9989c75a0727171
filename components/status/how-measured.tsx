import { useLocale, useTranslations } from 'next-intl';
import { FeedLink } from '@/components/editorial/feed-link';
import { Section } from '@/components/sections/section';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { feedPath } from '@/lib/seo/feeds/paths';

const items = ['states', 'gaps', 'same', 'problem'] as const;

/** What the states mean, what cannot be seen from here, and what to do. */
export function HowMeasured() {
  const t = useTranslations('status');
  const locale = useLocale();
  return (
    <Section labelledBy="how-title">
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="how-title" className="text-h2 text-text">
          <Phrases text={t('how.title')} />
        </h2>
        <div>
          <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
            {items.map((item) => (
              <div key={item}>
                <dt className="text-[18px] font-bold text-text">{t(`how.items.${item}.name`)}</dt>
                <dd className="mt-2">{t(`how.items.${item}.text`)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 flex flex-wrap gap-4 max-sm:*:w-full">
            <ButtonLink href={pagePath(locale, '/contact')}>{t('how.contact')}</ButtonLink>
            <ButtonLink href={pagePath(locale, '/service')} variant="outline">
              {t('how.faq')}
            </ButtonLink>
          </p>
          <h3 className="mt-12 text-[18px] text-text">{t('machines.title')}</h3>
          <p className="mt-2">{t('machines.text')}</p>
          <p className="mt-2 flex flex-wrap gap-x-8">
            <FeedLink href={feedPath(locale, 'status')} label={t('machines.feed')} />
            <a
              href="/status.json"
              className="inline-flex min-h-11 items-center text-sm font-bold text-blue-600 hover:text-blue-800"
            >
              {t('machines.json')}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
