import { getLocale, getTranslations } from 'next-intl/server';
import { RuledLinks } from '@/components/sections/ruled-links';
import { Section } from '@/components/sections/section';
import { pagePath } from '@/lib/i18n/paths';

const places = { service: '/service', appointment: '/appointment', feedback: '/feedback' } as const;
const keys = ['service', 'appointment', 'feedback'] as const;

/** Not in any video: where to ask instead. */
export async function VideoHelp() {
  const [t, locale] = await Promise.all([getTranslations('helpVideo.more'), getLocale()]);
  return (
    <Section labelledBy="more-title">
      <div className="wrap">
        <h2 id="more-title" className="mb-8 text-h2 text-text">
          {t('title')}
        </h2>
        <RuledLinks
          items={keys.map((key) => ({
            href: pagePath(locale, places[key]),
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </div>
    </Section>
  );
}
