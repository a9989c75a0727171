import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { pagePath, type Suffix } from '@/lib/i18n/paths';
import type { SitePath } from '@/lib/routes';
import { cn } from './cn';
import { Icon } from './icon';
import { PageLink } from './page-link';

export type TextLinkProps = (
  | { href: string; page?: never; suffix?: never }
  /** A page of the site, in the language of the one the link is on. */
  | { page: SitePath; suffix?: Suffix; href?: never }
) & {
  tone?: 'blue' | 'ink';
  className?: string;
  children: ReactNode;
};

/** Bold link with an arrow, as tall as a finger. */
export function TextLink({
  href,
  page,
  suffix,
  tone = 'blue',
  className,
  children,
}: TextLinkProps) {
  const locale = useLocale();
  const colour =
    tone === 'blue' ? 'text-blue-600 hover:text-blue-800' : 'text-blue-200 hover:text-white';
  return (
    <PageLink
      href={page ? pagePath(locale, page, suffix) : href}
      className={cn('group inline-flex min-h-11 items-center gap-1.5 font-bold', colour, className)}
    >
      {children}
      <Icon
        name="arrow-right"
        size={16}
        className="transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none"
      />
    </PageLink>
  );
}
