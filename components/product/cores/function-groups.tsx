import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { FunctionCard } from './function-card';
import { FunctionIndex } from './function-index';
import s from './function-index.module.css';
import { functionGroups } from './functions';

/** Groups and functions by name, for the index to follow. */
const places = functionGroups.flatMap(({ key, items }) => [key, ...items]);
const scope = { timelineScope: places.map((place) => `--${place}`).join() };

/** All functions by group: rows whose picture changes sides, on phones a row to swipe through for each group. */
export function FunctionGroups() {
  const t = useTranslations('cores');
  return (
    <div className="bg-paper py-8 text-text-2 md:py-24">
      <div
        style={scope}
        className="wrap grid grid-cols-1 gap-10 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-16"
      >
        <FunctionIndex />
        <div className="grid min-w-0 gap-14 md:gap-28">
          {functionGroups.map(({ key, items }) => (
            <section
              key={key}
              id={key}
              aria-labelledby={`${key}-group`}
              style={{ viewTimelineName: `--${key}` }}
              className={`min-w-0 scroll-mt-20 lg:scroll-mt-8 ${s.place}`}
            >
              <h2 id={`${key}-group`} className="border-t-2 border-text pt-5 text-h2 text-text">
                <Phrases text={t(`groups.${key}.title`)} />
              </h2>
              <p className="mt-3 mb-6 max-w-[40em] md:mb-12">{t(`groups.${key}.lead`)}</p>
              <ScrollRow label={t(`groups.${key}.short`)} className="md:grid md:gap-16">
                {items.map((item, index) => (
                  <FunctionCard key={item} name={item} turned={index % 2 === 1} />
                ))}
              </ScrollRow>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
