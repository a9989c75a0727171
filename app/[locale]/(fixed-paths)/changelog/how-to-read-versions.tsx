import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';

const topicKeys = ['types', 'lines', 'update', 'verify'] as const;

/** Explains betas, version numbers, whether to update, and how to be safe. */
export async function HowToReadVersions() {
  const t = await getTranslations('changelog.howToRead');
  return (
    <Section tone="mist" labelledBy="how-to-read-versions-title">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <h2 id="how-to-read-versions-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <dl className="grid border-t border-line-2 md:grid-cols-2 md:gap-x-12">
          {topicKeys.map((key) => (
            <div key={key} className="border-b border-line-2 py-5">
              <dt className="text-[1.125rem] font-bold text-text">{t(`items.${key}.title`)}</dt>
              <dd className="mt-1">{t(`items.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
