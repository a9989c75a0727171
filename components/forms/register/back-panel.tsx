import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { GiftLanes } from './gift-lanes';

/** Beside the sign-in form: what signing in on the site is for, and where the stores are. */
export function BackPanel() {
  const t = useTranslations('register');
  const you = useTranslations('mockups')('you');
  const locale = useLocale();
  return (
    <div className="lg:pt-4">
      <GiftLanes you={you} label={t('gift.lanes')} />
      <h2 className="mt-8 text-h3 text-text">{t('back.title')}</h2>
      <p className="mt-2 text-[15px]">{t('back.text')}</p>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <TextLink href={pagePath(locale, '/activity/invite-refund')}>{t('back.invite')}</TextLink>
        <TextLink href={pagePath(locale, '/download')}>{t('back.download')}</TextLink>
      </p>
    </div>
  );
}
