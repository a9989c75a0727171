import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';

/** Three things to know before going back to an older version. */
export async function BeforeYouGo({ locale }: { locale: Locale }) {
  const t = await getTranslations('history.before');
  return (
    <div className="rounded-lg bg-mist p-6 lg:mt-8 lg:p-7">
      <h2 className="text-[18px] text-text">{t('title')}</h2>
      <ol className="mt-1">
        {(['reason', 'system', 'check'] as const).map((key, index) => (
          <li
            key={key}
            className="grid grid-cols-[1.5rem_1fr] border-t border-line-2 py-3.5 text-[15px] first:border-0 last:pb-0"
          >
            <span aria-hidden="true" className="font-num font-bold text-blue-600">
              {index + 1}
            </span>
            <div>
              <h3 className="text-base text-text">{t(`${key}.title`)}</h3>
              <p>{t(`${key}.text`)}</p>
              {key === 'check' && (
                <TextLink href={pagePath(locale, '/verify')}>{t('check.link')}</TextLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
