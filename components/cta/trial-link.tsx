import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { ButtonStyle } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { site } from '@/lib/site';
import { trialHref } from '@/lib/external-links/web-trial';
import type { PageName } from '@/lib/pages';

interface TrialLinkProps extends ButtonStyle {
  /** Analytics name of the page the button is on (D9). */
  pageName: PageName;
  /** Text of the button; "online trial" when left out. */
  children?: ReactNode;
}

/** Opens the online trial in a new tab; renders nothing where this site has no online trial. */
export function TrialLink({ pageName, children, ...look }: TrialLinkProps) {
  const t = useTranslations('webTrial');
  if (!site.webTrialUrl) return null;
  return (
    <ButtonLink
      {...look}
      href={trialHref(pageName)}
      target="_blank"
      rel="noopener"
      icon={<Icon name="external" size={20} />}
    >
      {children ?? t('link')}
      <span className="sr-only">{t('newTab')}</span>
    </ButtonLink>
  );
}
