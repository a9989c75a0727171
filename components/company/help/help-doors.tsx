import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { PageLink } from '@/components/ui/page-link';
import { pagePath } from '@/lib/i18n/paths';
import { helpHref, helpSections } from '@/lib/targets/help';
import { site, supportHours } from '@/lib/site';

const doors = ['/contact/new', '/feedback', '/download/history', '/user-service'] as const;
const names = {
  '/contact/new': 'chooser',
  '/feedback': 'feedback',
  '/download/history': 'history',
  '/user-service': 'promise',
} as const;

/** Where to go on when the answer is not here; the online help when there is one (T2). */
export function HelpDoors() {
  const t = useTranslations('service.doors');
  const locale = useLocale();
  const { phone } = site.company;
  const online = helpSections.filter((section) => helpHref(section) !== null);
  const door =
    'group flex min-h-24 items-center justify-between gap-4 rounded-md bg-paper p-5 shadow-1 hover:shadow-2';
  return (
    <Section tone="mist" labelledBy="doors-title">
      <div className="wrap grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="doors-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4">{t('lead', supportHours)}</p>
          {phone && (
            <a
              href={`tel:${phone}`}
              className="mt-2 inline-flex min-h-11 items-center font-num text-[28px] font-bold text-blue-700"
            >
              {phone}
            </a>
          )}
          <p>
            <TextLink href={pagePath(locale, '/cancel-account')} className="mt-2">
              {t('cancel')}
            </TextLink>
          </p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2">
          {doors.map((path) => (
            <li key={path}>
              <PageLink href={pagePath(locale, path)} className={door}>
                <span>
                  <b className="block text-[18px] text-text group-hover:text-blue-700">
                    {t(`items.${names[path]}.title`)}
                  </b>
                  <span className="text-[15px]">{t(`items.${names[path]}.text`)}</span>
                </span>
                <Icon name="arrow-right" className="text-blue-600" />
              </PageLink>
            </li>
          ))}
          {online.map((section) => (
            <li key={section}>
              <a href={helpHref(section) ?? ''} rel="noopener" className={door}>
                <span>
                  <b className="block text-[18px] text-text group-hover:text-blue-700">
                    {t(`online.${section}.title`)}
                  </b>
                  <span className="text-[15px]">{t(`online.${section}.text`)}</span>
                </span>
                <Icon name="external" className="text-blue-600" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
