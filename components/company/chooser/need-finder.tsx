import { useLocale, useTranslations } from 'next-intl';
import { StoreTile } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { directLines, responsePromise, supportHours } from '@/lib/site';
import { needs, type Need } from './needs';

/**
 * The chooser: eight needs, one open at a time, each ending at one button. Native disclosures that
 * share a name, so that it answers without scripts as well.
 */
export function NeedFinder() {
  const t = useTranslations('contactNew');
  return (
    <Section labelledBy="needs-title" id="needs">
      <div className="wrap">
        <h2 id="needs-title" className="text-h2 text-text">
          <Phrases text={t('needs.title')} />
        </h2>
        <p className="mt-3">{t('needs.lead')}</p>
        <div className="mt-8 border-b border-line-2 md:mt-12">
          {needs.map((need) => (
            <details
              key={need.key}
              name="need"
              open={need.key === 'start'}
              className="group border-t border-line-2"
            >
              <summary className="grid min-h-18 cursor-pointer list-none grid-cols-[36px_1fr_20px] items-center gap-4 py-4 hover:text-blue-700 md:grid-cols-[56px_4fr_6fr_20px] md:gap-6">
                <StoreTileOf need={need} />
                <b className="text-[18px] leading-snug text-text group-open:text-blue-700 md:text-[22px]">
                  {t(`items.${need.key}.need`)}
                </b>
                <span className="text-text-3 max-md:hidden">{t(`items.${need.key}.example`)}</span>
                <Icon
                  name="chevron-down"
                  className="text-blue-600 transition-transform group-open:rotate-180 motion-reduce:transition-none"
                />
              </summary>
              <Answer need={need} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

function StoreTileOf({ need }: { need: Need }) {
  return (
    <span aria-hidden="true" className="relative grid size-9 place-items-center">
      <StoreTile code={need.code} className="text-transparent!" />
      <Icon name={need.icon} size={20} className="absolute text-on-store" />
    </span>
  );
}

function Answer({ need: { key, way, more } }: { need: Need }) {
  const t = useTranslations('contactNew');
  const locale = useLocale();
  const promise = responsePromise[locale];
  const direct = directLines.find(({ kind }) => kind === way);
  // Where the line is not configured, writing to us does.
  const page = way === 'phone' || way === 'email' ? '/feedback' : way;
  const action =
    page === way || direct ? t(`items.${key}.action`, { phone: direct?.text ?? '' }) : t('write');
  return (
    // The anchor lies inside: browsers unfold what holds the target of a link.
    <div
      id={key}
      className="grid scroll-mt-28 gap-6 rounded-md bg-mist p-5 max-md:mb-6 md:mb-8 md:grid-cols-[1fr_auto] md:items-center md:gap-12 md:p-9"
    >
      <div>
        <p className="text-lead text-text">{t(`items.${key}.answer`)}</p>
        <p className="mt-2 text-sm text-text-3">
          {t(`items.${key}.when`, { promise, ...supportHours })}
        </p>
        <TextLink href={pagePath(locale, more)} className="mt-1">
          {t(`items.${key}.more`)}
        </TextLink>
      </div>
      <ButtonLink size="lg" href={direct?.href ?? pagePath(locale, page)}>
        {action}
      </ButtonLink>
    </div>
  );
}
