import { useLocale, useTranslations } from 'next-intl';
import { PlainLink } from '@/components/ui/plain-link';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/core/i18n/paths';
import { RedirectNotice } from './redirect-notice';

/** A notice about another website, with its full host name; the browser goes there only on a click (T1). */
export function ForeignTarget({ url, host }: { url: string; host: string }) {
  const locale = useLocale();
  const t = useTranslations('redirect.foreign');
  return (
    <RedirectNotice
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <a
            href={url}
            rel="noopener noreferrer nofollow"
            className={buttonStyles({ size: 'lg', className: 'max-sm:w-full' })}
          >
            {t('go')}
            <Icon name="external" size={18} />
          </a>
          <PlainLink
            href={pagePath(locale, '/')}
            className="inline-flex min-h-11 items-center px-3 font-bold text-blue-700 hover:underline"
          >
            {t('home')}
          </PlainLink>
        </>
      }
    >
      <dl className="mt-8 rounded-lg bg-paper px-6 py-7 shadow-1 ring-1 ring-line">
        <dt className="text-sm text-text-3">{t('host')}</dt>
        <dd className="mt-1 text-[clamp(1.5rem,3vw,2.25rem)] leading-tight font-bold break-all text-text">
          {host}
        </dd>
        <dt className="sr-only">{t('address')}</dt>
        <dd className="mt-3 text-sm break-all">{url}</dd>
      </dl>
      <p className="mt-5 flex items-start justify-center gap-2 text-left text-sm">
        <Icon name="lock" size={16} className="mt-1 flex-none" />
        {t('tip')}
      </p>
    </RedirectNotice>
  );
}
