import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { PagePath } from '@/lib/pages';
import { PageCrumbs } from './page-crumbs';
import { Phrases } from './phrases';

interface LightHeroProps {
  path: PagePath;
  /** Phrases may be separated by `|`. */
  title: string;
  lead: ReactNode;
  /** Buttons, or a field. */
  actions?: ReactNode;
  /** From 1024 px on the picture is next to the words, on narrower screens below the words. */
  picture?: ReactNode;
  tone?: 'mist' | 'white';
}

/** The light hero of a page that answers questions: words, with one picture next to them. */
export function LightHero({ path, title, lead, actions, picture, tone = 'mist' }: LightHeroProps) {
  return (
    <section
      className={cn(
        'pt-6 pb-12 text-text-2 md:pt-10 md:pb-18',
        tone === 'mist' ? 'bg-mist' : 'bg-paper',
      )}
    >
      <div className="wrap">
        <PageCrumbs path={path} tone="light" />
        <div
          className={cn(
            'mt-4 grid items-center gap-10 md:mt-6',
            picture && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-20',
          )}
        >
          <div>
            <h1 className="text-[clamp(min(2rem,12vw),3.6vw,2.875rem)] leading-[1.22] text-text">
              <Phrases text={title} />
            </h1>
            <div className="mt-5 max-w-[34em] text-lead">{lead}</div>
            {actions && <div className="mt-8 flex flex-wrap gap-4 max-sm:*:w-full">{actions}</div>}
          </div>
          {picture}
        </div>
      </div>
    </section>
  );
}
