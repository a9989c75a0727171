import { useTranslations } from 'next-intl';
import { storeCodes, storeStyle } from '@/components/mockups/stores';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { figures } from '@/lib/site';

const word = 'flex items-center gap-2 text-[19px] leading-[1.8] md:gap-3 md:text-[28px]';

/** With its store's tile before it. */
const marked =
  'font-bold text-text before:size-3.5 before:rounded-tile before:bg-(--store) md:before:size-5';

/** Marketplaces as a wall of words; the ones in the pictures carry their store's colour. */
export function Platforms() {
  const t = useTranslations('home.platforms');
  const names = useTranslations('mockups.platforms');
  // The two Amazon stores are one marketplace.
  const shown = storeCodes.filter((code) => code !== 'jp');
  return (
    <Section id="platforms" labelledBy="platforms-title">
      <div className="wrap grid items-center gap-5 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <p
            aria-hidden="true"
            className="font-num text-num-l leading-[0.9] font-bold tracking-[-0.04em] text-blue-600 max-md:hidden"
          >
            {figures.platforms}
            <span className="align-[0.55em] text-[0.5em]">+</span>
          </p>
          <h2 id="platforms-title" className="mb-3 text-h2 text-text md:mt-5 md:mb-3.5">
            <Phrases text={t('title')} />
          </h2>
          <p className="text-sm text-text-3">{t('official')}</p>
        </div>
        <ul className="flex flex-wrap items-center gap-x-5 md:gap-x-[30px] md:gap-y-0.5">
          {shown.map((code) => (
            <li key={code} style={storeStyle(code)} className={cn(word, marked)}>
              {names(code)}
            </li>
          ))}
          {t('names')
            .split('|')
            .map((name, index) => (
              <li key={name} className={cn(word, index > 5 && 'max-md:hidden')}>
                {name}
              </li>
            ))}
          <li className={cn(word, 'text-text-3')}>{t('more')}</li>
        </ul>
      </div>
    </Section>
  );
}
