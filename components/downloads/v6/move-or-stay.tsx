import { getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { systemValues } from '@/lib/site';
import type { Locale } from '@/lib/i18n/routing';

const move = ['windows', 'mac', 'linux'] as const;
const stay = ['windows', 'mac', 'deepin'] as const;

/** Two answers to one question; the blue field is the product's. */
export async function MoveOrStay({ locale }: { locale: Locale }) {
  const t = await getTranslations('v6.choose');
  return (
    <Section labelledBy="choose-title" className="pt-0!">
      <div className="wrap">
        <h2 id="choose-title" className="mb-8 max-w-[14em] text-h2 text-text md:mb-12">
          <Phrases text={t('title')} />
        </h2>
        <div className="grid lg:grid-cols-[7fr_5fr]">
          <div className="rounded-xl bg-blue-600 px-6 py-9 text-white md:px-12 md:py-12 lg:rounded-r-none">
            <h3 className="text-[26px] leading-tight">{t('move.title')}</h3>
            <ul className="mt-6">
              {move.map((key) => (
                <li
                  key={key}
                  className="flex gap-4 border-t border-white/30 py-4 text-[18px] md:text-[22px]"
                >
                  <Icon name="check" size={26} className="mt-1" />
                  {t(`move.items.${key}`, systemValues)}
                </li>
              ))}
            </ul>
          </div>
          <div className="px-6 py-9 ring-1 ring-line-2 max-lg:mt-4 max-lg:rounded-xl md:px-12 md:py-12 lg:rounded-r-xl">
            <h3 className="text-[26px] leading-tight text-text">{t('stay.title')}</h3>
            <ul className="mt-6 mb-5">
              {stay.map((key) => (
                <li key={key} className="border-t border-line-2 py-4 text-[17px]">
                  {t(`stay.items.${key}`, systemValues)}
                </li>
              ))}
            </ul>
            <TextLink href={pagePath(locale, '/download')}>{t('stay.link')}</TextLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
