import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { PageShell } from '@/components/layout/page-shell';
import { Icon } from '@/components/ui/icon';
import type { RoutePath } from '@/lib/routes';
import { NoScript } from '@/components/forms/no-script';

export interface ApplyPageProps {
  path: RoutePath;
  title: string;
  lead: string;
  /** When somebody answers. */
  promise: string;
  /** One drawing of what the form is about. */
  picture?: ReactNode;
  form: ReactNode;
  /** What happens once it is sent. */
  after: ReactNode;
}

/** A page built around an application form: what for, the form, and below it what happens next. */
export function ApplyPage({ path, title, lead, promise, picture, form, after }: ApplyPageProps) {
  const t = useTranslations('applications.kit');
  return (
    <PageShell path={path} tone="light">
      <div className="bg-mist pt-4 pb-14 text-text-2 md:pt-8 md:pb-24">
        <div className="wrap">
          <div className="mx-auto max-w-[960px]">
            <PageCrumbs path={path} tone="light" />
            <div className="mt-4 flex items-end justify-between gap-x-12 md:mt-8">
              <div>
                <h1 className="text-[clamp(30px,3.2vw,40px)] leading-[1.25] text-text">{title}</h1>
                <p className="mt-3 max-w-[36em]">{lead}</p>
                <PromiseLine>{promise}</PromiseLine>
              </div>
              {picture && <div className="w-[300px] flex-none max-lg:hidden">{picture}</div>}
            </div>
            <FormCard>
              <NoScript text={t('noscript')} />
              {form}
            </FormCard>
            {after}
          </div>
        </div>
      </div>
    </PageShell>
  );
}

/** When somebody answers, with a clock. */
export function PromiseLine({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 flex items-start gap-2 text-[15px] text-text">
      <Icon name="clock" size={18} className="mt-[3px] text-blue-600" />
      <span>{children}</span>
    </p>
  );
}

/** The white sheet a form stands on. */
export function FormCard({ children }: { children: ReactNode }) {
  return <div className="mt-7 rounded-lg bg-paper p-5 shadow-2 sm:p-8 lg:p-10">{children}</div>;
}
