import { useLocale, useTranslations } from 'next-intl';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { industries } from '@superbrowser/contract/forms/registry';

const yes = ['many', 'system', 'control', 'routine'] as const;
const no = [
  ['server', '/private'],
  ['edition', '/download/contrast'],
  ['partner', '/ecology'],
] as const;

/** Worth a request, or better served elsewhere; then the industries by name. */
export function WhoAsks() {
  const t = useTranslations('business.fit');
  const locale = useLocale();
  return (
    <Section labelledBy="fit-title">
      <div className="wrap">
        <h2 id="fit-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-6 grid md:mt-12 md:gap-12 lg:grid-cols-[7fr_5fr] lg:gap-18 max-md:[&>*+*]:-mt-px">
          <div>
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text max-md:hidden">
              {t('yes.title')}
            </h3>
            <PhoneFold label={t('yes.title')}>
              <ul>
                {yes.map((key) => (
                  <li
                    key={key}
                    className="flex gap-4 border-b border-line-2 py-4.5 text-text md:text-[18px]"
                  >
                    <Icon name="check" size={22} className="mt-1 text-blue-600" />
                    {t(`yes.items.${key}`)}
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </div>
          <div>
            <h3 className="border-b-2 border-line-2 pb-3 text-h3 text-text max-md:hidden">
              {t('no.title')}
            </h3>
            <PhoneFold label={t('no.title')}>
              <ul>
                {no.map(([key, path]) => (
                  <li key={key} className="border-b border-line-2 pt-4 pb-1">
                    <span className="block">{t(`no.items.${key}.text`)}</span>
                    <TextLink href={pagePath(locale, path)}>{t(`no.items.${key}.link`)}</TextLink>
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </div>
        </div>
        <Industries />
      </div>
    </Section>
  );
}

function Industries() {
  const t = useTranslations('business.fit.industries');
  const names = useTranslations('fields.options.industry');
  return (
    <div className="mt-9 grid gap-3 md:mt-22 md:gap-6 lg:grid-cols-[4fr_8fr] lg:gap-14">
      <div>
        <h3 className="text-h3 text-text">{t('title')}</h3>
        <p className="mt-2">{t('text')}</p>
      </div>
      <ul className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-[17px] leading-snug text-text md:gap-x-7 md:gap-y-1.5 md:text-[30px]">
        {industries.map((industry, index) => (
          <li key={industry} className={index % 4 === 0 ? 'font-bold' : undefined}>
            {names(industry)}
          </li>
        ))}
      </ul>
    </div>
  );
}
