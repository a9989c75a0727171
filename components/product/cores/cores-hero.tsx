import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { storeBackground, storeCodes } from '@/components/mockups/stores';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { functionGroups } from './functions';

/** Four words, and under each the functions that make it true. */
export function CoresHero() {
  const t = useTranslations('cores');
  const locale = useLocale();
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/cores" />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink size="xl" href={downloadHref('auto')}>
            {t('hero.download')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/download/contrast')}>
            {t('hero.compare')}
          </ButtonLink>
        </>
      }
      picture={
        <ul aria-label={t('contents')} className="border-b border-ink-line">
          {functionGroups.map(({ key, items }, row) => (
            <li
              key={key}
              className="grid grid-cols-[auto_1fr_auto] items-center gap-4 border-t border-ink-line md:gap-6"
            >
              <a
                href={`#${key}`}
                className="flex min-h-18 items-center text-[19px] font-bold text-on-ink hover:text-blue-400 md:min-h-22 md:text-[26px]"
              >
                {t(`groups.${key}.short`)}
              </a>
              <span aria-hidden="true" className="flex justify-end gap-1.5 md:gap-2">
                {items.map((item, index) => (
                  <span
                    key={item}
                    className={cn(
                      'size-4 rounded-tile md:size-7',
                      storeBackground[storeCodes[(row * 2 + index) % 8] ?? 'us'],
                    )}
                  />
                ))}
              </span>
              <span className="w-8 text-right font-num text-[22px]">{items.length}</span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
