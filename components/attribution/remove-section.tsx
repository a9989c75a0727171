import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { group } from '@/lib/i18n/group';
import { RemoveRecords } from './records/islands';

/** Asks nothing twice; says what is gone. The handler comes back to `#removed` where no script ran. */
export async function RemoveSection() {
  const [all, t, locale] = await Promise.all([
    getTranslations(),
    getTranslations('attribution'),
    getLocale(),
  ]);
  return (
    <Section labelledBy="remove-title" padded={false} className="py-14 md:py-20">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="remove-title" className="text-h2 text-text">
            {t('remove.title')}
          </h2>
          <p className="mt-3 text-sm">{t('remove.again')}</p>
        </div>
        <div>
          <p
            id="removed"
            className="mb-6 hidden scroll-mt-24 rounded-md bg-ok-bg px-5 py-4 font-bold text-ok target:block"
          >
            {t('remove.doneWithout')}
          </p>
          <RemoveRecords words={group(all, 'attribution.remove')} locale={locale} />
        </div>
      </div>
    </Section>
  );
}
