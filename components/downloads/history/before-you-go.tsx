import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';

/** Three things to know before going back to an older version. */
export async function BeforeYouGo({ locale }: { locale: Locale }) {
  const t = await getTranslations('history.before');
  return (
    <div className="lg:mt-10">
      <h2 className="text-[18px] text-text">{t('title')}</h2>
      <ul className="mt-3">
        {(['reason', 'system', 'check'] as const).map((key) => (
          <li key={key} className="border-t border-line-2 py-3.5 text-sm">
            <h3 className="text-base text-text">{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`)}</p>
            {key === 'check' && (
              <TextLink href={pagePath(locale, '/download', '#verify')}>{t('check.link')}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
