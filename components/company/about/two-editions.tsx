import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { systemValues } from '@/lib/site';

const editions = [
  { key: 'pro', icon: 'laptop' },
  { key: 'vps', icon: 'server' },
] as const;
const rows = ['where', 'opens', 'from'] as const;

/** One product for the computer on the desk, one for the server far away. */
export function TwoEditions() {
  const t = useTranslations('about.versions');
  const locale = useLocale();
  return (
    <Section labelledBy="versions-title">
      <div className="wrap">
        <SectionHead id="versions-title" title={t('title')} lead={t('lead')} />
        <div className="grid gap-y-12 md:grid-cols-2">
          {editions.map(({ key, icon }) => (
            <section
              key={key}
              aria-labelledby={`${key}-title`}
              className="md:first:border-r md:first:border-line-2 md:first:pr-8 md:last:pl-8 lg:first:pr-14 lg:last:pl-14"
            >
              <Icon name={icon} size={40} className="text-blue-600" />
              <h3 id={`${key}-title`} className="mt-4 text-[clamp(24px,2.4vw,32px)] text-text">
                {t(`${key}.name`)}
              </h3>
              <dl className="mt-5">
                {rows.map((row) => (
                  <div
                    key={row}
                    className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[6em_1fr]"
                  >
                    <dt className="text-sm leading-[1.95] text-text-3">{t(`rows.${row}`)}</dt>
                    <dd className="text-text">{t(`${key}.${row}`, systemValues)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <TextLink href={pagePath(locale, '/download/contrast')} className="mt-6">
          {t('compare')}
        </TextLink>
      </div>
    </Section>
  );
}
