import { useLocale, useTranslations } from 'next-intl';
import { LightHero } from '@/components/layout/page/light-hero';
import { Button } from '@/components/ui/button';
import { chinaDay } from '@superbrowser/contract/records/china-day';
import type { Viewer } from '@/lib/partners/viewer';

export interface FiguresHeroProps {
  /** Whose figures follow; null where none do. */
  viewer: Viewer | null;
}

/** What is seen here, and whose it is. */
export function FiguresHero({ viewer }: FiguresHeroProps) {
  const t = useTranslations('partnersFigures.hero');
  if (!viewer || !('promoter' in viewer))
    return <LightHero path="/partners/figures" title={t('title')} lead={t('lead')} />;
  const { promoter: code } = viewer;
  return (
    <LightHero
      path="/partners/figures"
      title={t('title')}
      lead={
        <p className="wrap-anywhere">
          {viewer.kind === 'link'
            ? t.rich('byLink', {
                code,
                until: chinaDay(viewer.until * 1_000),
                day: (text) => <span className="whitespace-nowrap">{text}</span>,
              })
            : t('byAccount', { code })}
        </p>
      }
      actions={viewer.kind === 'link' && <CloseLink />}
    />
  );
}

/** A borrowed computer should not go on showing them. */
function CloseLink() {
  const t = useTranslations('partnersFigures.hero');
  const locale = useLocale();
  return (
    <form method="post" action="/api/figures/close">
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="outline" size="sm">
        {t('close')}
      </Button>
    </form>
  );
}
