import { useTranslations } from 'next-intl';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';

const fittingKeys = ['many', 'system', 'control', 'routine'] as const;
const alternatives = [
  ['server', '/private'],
  ['edition', '/download/contrast'],
  ['partner', '/ecology'],
] as const;

/** Says when a request is worth it and when something else serves better. */
export function CustomizationFit() {
  const t = useTranslations('business.fit');
  return (
    <Section labelledBy="customization-fit-title">
      <div className="wrap">
        <h2 id="customization-fit-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="partners:max-md:[&>*+*]:-mt-px mt-6 grid md:mt-12 md:gap-12 lg:grid-cols-[7fr_5fr] lg:gap-18">
          <div>
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text max-md:hidden">
              {t('yes.title')}
            </h3>
            <PhoneFold label={t('yes.title')}>
              <ul>
                {fittingKeys.map((key) => (
                  <li
                    key={key}
                    className="flex gap-4 border-b border-line-2 py-4.5 text-text md:text-[1.125rem]"
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
                {alternatives.map(([key, path]) => (
                  <li key={key} className="border-b border-line-2 pt-4 pb-1">
                    <span className="block">{t(`no.items.${key}.text`)}</span>
                    <PageTextLink path={path}>{t(`no.items.${key}.link`)}</PageTextLink>
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </div>
        </div>
      </div>
    </Section>
  );
}
