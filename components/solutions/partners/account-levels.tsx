import { useTranslations } from 'next-intl';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeCodes } from '@/components/mockups/stores';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';

/** How many of the eight stores a level opens in the drawing, and its step of the stairs. */
const levels = [
  { key: 'owner', sees: 8, width: 'w-full', tone: 'bg-blue-600 text-white' },
  { key: 'manager', sees: 5, width: 'w-5/8', tone: 'bg-blue-200 text-text' },
  { key: 'employee', sees: 2, width: 'w-1/4', tone: 'bg-blue-100 text-text' },
] as const;

/** Owner, manager, employee: stairs as wide as the stores each of them opens. */
export function AccountLevels() {
  const t = useTranslations('partners.levels');
  return (
    <Section labelledBy="levels-title">
      <div className="wrap">
        <div className="grid gap-4 lg:grid-cols-[5fr_6fr] lg:items-end">
          <h2 id="levels-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="max-w-[34em] lg:justify-self-end">{t('lead')}</p>
        </div>
        <PhoneFold label={t('fold')} className="mt-6 md:mt-14">
          <ul className="grid gap-8 md:gap-6">
            {levels.map(({ key, sees, width, tone }) => (
              <li
                key={key}
                className="grid gap-x-14 gap-y-3 lg:grid-cols-[7fr_5fr] lg:items-center"
              >
                <div className="lg:order-last">
                  <h3 className="text-h3 text-text">{t(`${key}.name`)}</h3>
                  <p className="mt-1 max-w-[34em]">{t(`${key}.text`)}</p>
                </div>
                <div
                  role="img"
                  aria-label={t('sees', { count: sees })}
                  className="relative grid h-18 grid-cols-8 items-center justify-items-center md:h-24"
                >
                  <span className={cn('absolute inset-y-0 left-0 rounded-lg', width, tone)} />
                  {storeCodes.map((code, index) => (
                    <StoreTile
                      key={code}
                      code={code}
                      empty={index >= sees}
                      size="row"
                      className="relative md:size-12! md:text-base!"
                    />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </PhoneFold>
        <p className="mt-5 md:mt-9 md:border-t md:border-line-2 md:pt-5">{t('note')}</p>
      </div>
    </Section>
  );
}
