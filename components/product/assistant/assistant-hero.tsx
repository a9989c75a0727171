import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { AssistantWindow } from './assistant-window';

/** A store's window with the assistant beside it. */
export function AssistantHero() {
  const t = useTranslations('sellerAssistant.hero');
  const locale = useLocale();
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/app/sellerassistant" />}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink size="xl" href={downloadHref('auto')}>
            {t('download')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/cores')}>
            {t('cores')}
          </ButtonLink>
        </>
      }
      picture={<AssistantWindow />}
    />
  );
}
