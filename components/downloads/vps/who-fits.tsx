import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';

const yes = ['fixed', 'remote', 'scope'] as const;
const no = ['all', 'mac', 'personal'] as const;

/** Whom it suits, and whom it does not. */
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
              {yes.map((key) => (
                <li
                  key={key}
                  className="flex items-center gap-4 border-b border-line-2 py-5 text-text"
                >
                  <Icon name="check" size={20} className="flex-none text-blue-600" />
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
                  <Icon name="close" size={20} className="flex-none text-text-3" />
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
