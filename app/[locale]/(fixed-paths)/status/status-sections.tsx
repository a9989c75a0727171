import { useLocale, useTranslations } from 'next-intl';
import { FeedLink } from '@/components/content/feed-link';
import { LightHero } from '@/components/sections/light-hero';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/core/i18n/paths';
import { feedPath } from '@/lib/seo/feeds/feed-paths';
import type { StatusReport } from '@/lib/status/report/report';
import { formatBeijingTime } from '@/lib/status/report/format';
import { overallCondition } from '@/lib/status/report/report-summary';
import { conditionStyles } from './condition-styles';

/**
 * The current state in one line.
 * @param report null where the database cannot be read
 */
export function StatusHero({ report }: { report: StatusReport | null }) {
  const t = useTranslations('status');
  return (
    <LightHero
      path="/status"
      title={t('title')}
      lead={t('lead')}
      picture={
        report ? <OverallCondition report={report} /> : <p role="status">{t('unreadable')}</p>
      }
    />
  );
}

function OverallCondition({ report }: { report: StatusReport }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const condition = overallCondition(report);
  const { icon, text, disc } = conditionStyles[condition];
  return (
    <p className="flex items-center gap-5 rounded-lg bg-paper px-6 py-6 shadow-2 md:px-8 md:py-8">
      <span className={cn('grid size-14 flex-none place-items-center rounded-full', disc, text)}>
        <Icon name={icon} size={28} />
      </span>
      <span>
        <b className="block text-[1.25rem] leading-snug text-text md:text-[1.5rem]">
          {t(`overall.${condition}`)}
        </b>
        <span className="text-sm text-text-3">
          {t('at', { time: formatBeijingTime(report.at, locale) })}
        </span>
      </span>
    </p>
  );
}

const topicKeys = ['states', 'gaps', 'same', 'problem'] as const;

/** What the states mean, what cannot be measured from here, and what to do. */
export function HowMeasured() {
  const t = useTranslations('status');
  const locale = useLocale();
  return (
    <Section labelledBy="how-measured-title">
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="how-measured-title" className="text-h2 text-text">
          <Phrases text={t('how.title')} />
        </h2>
        <div>
          <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
            {topicKeys.map((item) => (
              <div key={item}>
                <dt className="text-[1.125rem] font-bold text-text">
                  {t(`how.items.${item}.name`)}
                </dt>
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
          <h3 className="mt-12 text-[1.125rem] text-text">{t('machines.title')}</h3>
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
