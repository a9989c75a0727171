import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { site } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';
import { helpHref, helpSections } from '@/lib/external-links/help-site';

const helpPages = {
  '/contact/new': 'chooser',
  '/feedback': 'feedback',
  '/user-service': 'pricing',
  '/cancel-account': 'cancel',
} as const;
const rowStyles =
  'flex min-h-14 items-center gap-4 border-b border-line-2 py-3 text-text hover:text-blue-700';

/** Contacts for help, and the online help if there is one (T2). */
export function HelpLinks() {
  const t = useTranslations('service.links');
  const locale = useLocale();
  const { phone } = site.company;
  const onlineSections = helpSections.filter((section) => helpHref(section) !== null);
  return (
    <section aria-labelledby="help-links-title" className="bg-mist py-12 text-text-2 md:py-16">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="help-links-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3 mb-5">{phone ? t('call', supportHours) : t('lead')}</p>
          <ButtonLink href={phone ? `tel:${phone}` : pagePath(locale, '/feedback')}>
            {phone ?? t('contact')}
          </ButtonLink>
        </div>
        <ul className="grid content-start gap-x-12 md:grid-cols-2">
          {(Object.keys(helpPages) as (keyof typeof helpPages)[]).map((path) => (
            <li key={path}>
              <PlainLink href={pagePath(locale, path)} className={rowStyles}>
                <span>
                  <b className="block">{t(`items.${helpPages[path]}.title`)}</b>
                  <span className="text-sm text-text-2">{t(`items.${helpPages[path]}.text`)}</span>
                </span>
                <Icon name="arrow-right" size={16} className="ml-auto flex-none" />
              </PlainLink>
            </li>
          ))}
          {onlineSections.map((section) => (
            <li key={section}>
              <a href={helpHref(section) ?? ''} rel="noopener" className={rowStyles}>
                <span>
                  <b className="block">{t(`online.${section}.title`)}</b>
                  <span className="text-sm text-text-2">{t(`online.${section}.text`)}</span>
                </span>
                <Icon name="external" size={16} className="ml-auto flex-none" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
