import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface FilterFoldProps {
  /** Whether the list is filtered; the filters are then open on a phone too. */
  readonly isActive: boolean;
  /** Path of the unfiltered list. */
  readonly path: string;
  /** The filter fields, named as in the query string. */
  readonly children: ReactNode;
}

/** The filters of a list; folded on a phone, so that the list begins on the first screen. */
export async function FilterFold({ isActive, path, children }: FilterFoldProps) {
  const t = await getTranslations('console.list');
  return (
    <details className="filters" open={isActive}>
      <summary>{t('filter')}</summary>
      <form>
        {children}
        <Button type="submit">{t('filter')}</Button>
        {isActive && (
          <a
            href={path}
            className="inline-flex min-h-6 items-center text-blue-700 hover:underline sm:w-full"
          >
            {t('clear')}
          </a>
        )}
      </form>
    </details>
  );
}
