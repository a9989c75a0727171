import { getTranslations } from 'next-intl/server';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackground, storeCodes } from '@/components/mockups/stores';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';

/** Eight lanes that never touch, all standing on the product. */
export async function IsolationLanes() {
  const t = await getTranslations('v6.isolation');
  return (
    <Section tone="ink" labelledBy="isolation-title">
      <div className="wrap grid items-end gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="lg:pb-14">
          <h2 id="isolation-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[30em]">{t('text')}</p>
        </div>
        <figure>
          <div role="img" aria-label={t('picture')}>
            <div className="grid grid-cols-8">
              {storeCodes.map((code, index) => (
                <span
                  key={code}
                  className={cn(
                    'flex h-56 flex-col items-center gap-3 border-dashed border-ink-700 pt-4 md:h-72',
                    index > 0 && 'border-l',
                  )}
                >
                  <StoreTile code={code} size="row" />
                  <span
                    className={cn('w-1 flex-1 rounded-t-full opacity-80', storeBackground[code])}
                  />
                </span>
              ))}
            </div>
            <div className="h-3.5 rounded-b-md bg-blue-600" />
          </div>
          <figcaption className="mt-2 text-right text-xs text-on-ink-3">{t('caption')}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
