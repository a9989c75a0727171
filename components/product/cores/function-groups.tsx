import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { FunctionCard } from './function-card';
import { functionGroups } from './functions';

/** All functions by group, with a list of contents that stays beside them on wide screens. */
export function FunctionGroups() {
  const t = useTranslations('cores');
  return (
    <div className="bg-paper py-12 text-text-2 md:py-24">
      <div className="wrap grid gap-10 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-16">
        <nav aria-label={t('contents')} className="lg:sticky lg:top-8 lg:self-start">
          <ul className="flex flex-wrap gap-x-6 gap-y-4 lg:grid">
            {functionGroups.map(({ key, items }) => (
              <li key={key} className="max-lg:w-full">
                <a
                  href={`#${key}`}
                  className="inline-flex min-h-11 items-center font-bold text-text hover:text-blue-700"
                >
                  {t(`groups.${key}.short`)}
                </a>
                <ul className="flex flex-wrap gap-x-4 lg:block lg:border-l-2 lg:border-line-2 lg:pl-3">
                  {items.map((item) => (
                    <li key={item}>
                      <a
                        href={`#${item}`}
                        className="inline-flex min-h-9 items-center text-sm hover:text-blue-700 max-lg:min-h-11"
                      >
                        {t(`items.${item}.title`)}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-16 md:gap-28">
          {functionGroups.map(({ key, items }) => (
            <section key={key} id={key} aria-labelledby={`${key}-group`} className="scroll-mt-8">
              <h2 id={`${key}-group`} className="border-t-2 border-text pt-5 text-h2 text-text">
                <Phrases text={t(`groups.${key}.title`)} />
              </h2>
              <p className="mt-3 max-w-[40em]">{t(`groups.${key}.lead`)}</p>
              <div className="mt-8 grid gap-x-8 gap-y-14 md:mt-12 md:grid-cols-2">
                {items.map((item) => (
                  <FunctionCard key={item} name={item} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
