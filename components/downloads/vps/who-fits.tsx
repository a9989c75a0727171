import { getTranslations } from 'next-intl/server';
import { StoreTile } from '@/components/mockups/store-tile';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';

const yes = [
  ['fixed', 'th'],
  ['remote', 'jp'],
  ['scope', 'uk'],
] as const;
const no = ['all', 'mac', 'personal'] as const;

/** Bound places for those it suits, empty ones for those it does not. */
export async function WhoFits({ locale }: { locale: Locale }) {
  const t = await getTranslations('vps.fit');
  return (
    <Section tone="mist" labelledBy="fit-title">
      <div className="wrap grid gap-10 lg:grid-cols-[3fr_9fr] lg:gap-14">
        <h2 id="fit-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <div className="grid gap-10 md:grid-cols-2 md:gap-14">
          <div>
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('yes.title')}</h3>
            <ul>
              {yes.map(([key, code]) => (
                <li
                  key={key}
                  className="flex items-center gap-4 border-b border-line-2 py-5 text-text"
                >
                  <span aria-hidden="true" className="grid">
                    <StoreTile code={code} />
                  </span>
                  {t(`yes.items.${key}`)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="border-b-2 border-line-2 pb-3 text-h3 text-text">{t('no.title')}</h3>
            <ul>
              {no.map((key) => (
                <li key={key} className="flex items-center gap-4 border-b border-line-2 py-5">
                  <StoreTile empty className="border-control!" />
                  {t(`no.items.${key}`)}
                </li>
              ))}
            </ul>
            <TextLink href={pagePath(locale, '/download')} className="mt-4">
              {t('no.link')}
            </TextLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
