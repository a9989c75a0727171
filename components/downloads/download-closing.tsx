import { useLocale, useTranslations } from 'next-intl';
import { ClosingWindow } from '@/components/sections/closing-window';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { downloadHref, type ClientLine } from '@/lib/releases/types';
import { offers } from '@/lib/site';

const others = [
  ['downloadList', '/downloadlist'],
  ['history', '/download/history'],
  ['contrast', '/download/contrast'],
] as const;

/** The package for this computer, the offer for new users, and where the other packages are. */
export function DownloadClosing({ line }: { line?: ClientLine }) {
  const t = useTranslations('download.closing');
  const nav = useTranslations('common.nav.items');
  const locale = useLocale();
  return (
    <ClosingWindow
      title={t('title')}
      text={t('text', { coupon: offers.newUserCoupon })}
      actions={
        <>
          <ButtonLink
            size="lg"
            href={downloadHref('auto', line && { line })}
            data-track="download"
            icon={<Icon name="download" />}
          >
            {t('download')}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/register')}>
            {t('register')}
          </ButtonLink>
        </>
      }
      also={others.map(([key, path]) => (
        <TextLink key={key} href={pagePath(locale, path)}>
          {nav(`${key}.label`)}
        </TextLink>
      ))}
    />
  );
}
