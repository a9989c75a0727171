import { useTranslations } from 'next-intl';
import { Person } from '@/components/mockups/person';
import { storeBackground, storeText } from '@/components/mockups/stores';
import { cn } from '@/components/ui/cn';
import { LightHero } from '@/components/layout/page/light-hero';
import { needs } from './needs';

/** One visitor, eight doors; each line in the drawing is a link to its answer. Phones go to the answers at once. */
export function ChooserHero() {
  const t = useTranslations('contactNew');
  const you = useTranslations('mockups')('you');
  return (
    <LightHero
      path="/contact/new"
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={
        <nav aria-label={t('hero.doors')} className="flex items-center max-md:hidden">
          <Person
            initial={you}
            tone="you"
            size="lg"
            className={you.length > 1 ? 'text-[17px]!' : undefined}
          />
          <span aria-hidden="true" className="h-1 w-6 bg-text md:w-12" />
          <ul className="grid flex-1 border-l-4 border-text">
            {needs.map(({ key, code }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className="group flex min-h-11 items-center text-[15px] font-bold text-text hover:text-blue-700"
                >
                  <span
                    aria-hidden="true"
                    className={cn('h-1 w-8 flex-none bg-current md:w-20', storeText[code])}
                  />
                  <span
                    aria-hidden="true"
                    className={cn('mr-3 size-5 flex-none rounded-tile', storeBackground[code])}
                  />
                  {t(`items.${key}.short`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}
