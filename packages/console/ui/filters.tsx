import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface FiltersProps {
  /** Whether the list is filtered: then what by is seen on a phone too. */
  readonly isActive: boolean;
  /** Of the list with nothing left out. */
  readonly path: string;
  /** The fields, whose names are in the address. */
  readonly children: ReactNode;
}

/** What a list is filtered by; on a phone folded, so that the list begins on the first screen. */
export async function Filters({ isActive, path, children }: FiltersProps) {
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
