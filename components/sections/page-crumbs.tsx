import { getLocale, getTranslations } from 'next-intl/server';
import { PlainLink } from '@/components/ui/plain-link';
import { cn } from '@/components/ui/cn';
import { pagePath } from '@/lib/core/i18n/paths';
import type { SitePath } from '@/lib/pages';
import { crumbSteps } from '@/lib/seo/page-texts';

interface PageCrumbsProps {
  path: SitePath;
  tone?: 'ink' | 'light';
  /** Breadcrumb name of an article, or of a campaign by staff: the messages have none. */
  crumb?: string | undefined;
}

export async function PageCrumbs({ path, tone, crumb }: PageCrumbsProps) {
  const [locale, translator, t] = await Promise.all([
    getLocale(),
    getTranslations(),
    getTranslations('common'),
  ]);
  const items = crumbSteps(path, { locale, t: translator, ownName: crumb }).map((step) => ({
    name: step.name,
    href: pagePath(locale, step.path),
  }));
  return <Crumbs label={t('crumbs')} items={items} tone={tone ?? 'ink'} />;
}

interface Crumb {
  name: string;
  href: string;
}

interface CrumbsProps {
  /** Name of the navigation, e.g. "breadcrumb". */
  label: string;
  /** From the home page down to the page itself. */
  items: readonly Crumb[];
  tone: 'ink' | 'light';
}

/** The path to the page; the last entry is the page itself. */
function Crumbs({ label, items, tone }: CrumbsProps) {
  const isInk = tone === 'ink';
  return (
    <nav aria-label={label} className={cn('text-sm', isInk ? 'text-on-ink-3' : 'text-text-3')}>
      <ol className="flex flex-wrap items-center">
        {items.map(({ name, href }, index) => (
          <li key={href} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            {index === items.length - 1 ? (
              <span
                aria-current="page"
                className={cn(
                  'inline-flex min-h-11 items-center',
                  isInk ? 'text-on-ink-2' : 'text-text-2',
                )}
              >
                {name}
              </span>
            ) : (
              <PlainLink
                href={href}
                className={cn(
                  'inline-flex min-h-11 items-center hover:underline',
                  isInk ? 'hover:text-white' : 'hover:text-text',
                )}
              >
                {name}
              </PlainLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
