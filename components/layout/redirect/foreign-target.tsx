import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/i18n/paths';

/** Another website, with its full host name, followed only on a click (T1). */
export function ForeignTarget({ url, host }: { url: string; host: string }) {
  const locale = useLocale();
  const t = useTranslations('redirect.foreign');
  return (
    <section className="bg-mist py-16 md:py-24">
      <div className="wrap mx-auto max-w-[720px]">
        <Icon name="external" size={40} className="text-blue-600" />
        <h1 className="mt-4 text-h2">{t('title')}</h1>
        <p className="mt-4 text-text-2">{t('text')}</p>
        <dl className="mt-8 rounded-lg bg-paper p-6 ring-1 ring-line">
          <dt className="text-sm text-text-3">{t('host')}</dt>
          <dd className="text-h3 break-all text-text">{host}</dd>
          <dt className="mt-4 text-sm text-text-3">{t('address')}</dt>
          <dd className="text-sm break-all text-text-2">{url}</dd>
        </dl>
        <p className="mt-4 text-sm text-text-3">{t('tip')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={pagePath(locale, '/')}>{t('home')}</ButtonLink>
          <a
            href={url}
            rel="noopener noreferrer nofollow"
            className={buttonStyles({ variant: 'outline' })}
          >
            {t('go')}
            <Icon name="external" size={18} />
          </a>
        </div>
      </div>
    </section>
  );
}
