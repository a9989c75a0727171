import { useLocale } from 'next-intl';
import { TextLink, type TextLinkProps } from '@/components/ui/text-link';
import { pagePath, type Suffix } from '@/lib/core/i18n/paths';
import type { SitePath } from '@/lib/pages';

interface PageTextLinkProps extends Omit<TextLinkProps, 'href'> {
  path: SitePath;
  suffix?: Suffix | undefined;
}

/** A text link to a page of the site, in the language of the current page; for server components. */
export function PageTextLink({ path, suffix, ...link }: PageTextLinkProps) {
  return <TextLink {...link} href={pagePath(useLocale(), path, suffix)} />;
}
