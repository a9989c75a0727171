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
  form: ReactNode;
  beside: ReactNode;
}

/** A page built around an application form: what for, the form, and beside it who answers and why we ask. */
export function ApplyPage({ path, title, lead, promise, form, beside }: ApplyPageProps) {
  const t = useTranslations('applications.kit');
  return (
    <PageShell path={path} tone="light" stickyBar={false}>
      <div className="bg-mist pt-4 pb-14 text-text-2 md:pt-8 md:pb-24">
        <div className="wrap">
          <div className="max-lg:mx-auto max-lg:max-w-[640px]">
            <PageCrumbs path={path} tone="light" />
          </div>
          <div className="mt-4 grid gap-x-12 gap-y-14 *:w-full *:max-lg:mx-auto *:max-lg:max-w-[640px] md:mt-8 lg:grid-cols-[minmax(0,1fr)_380px] xl:grid-cols-[minmax(0,640px)_minmax(0,1fr)] xl:gap-x-20">
            <div>
              <h1 className="text-[clamp(30px,3.2vw,40px)] leading-[1.25] text-text">{title}</h1>
              <p className="mt-3 max-w-[36em]">{lead}</p>
              <PromiseLine>{promise}</PromiseLine>
              <FormCard>
                <NoScript text={t('noscript')} />
                {form}
              </FormCard>
            </div>
            {beside}
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
  return <div className="mt-7 rounded-lg bg-paper p-5 shadow-2 sm:p-8">{children}</div>;
}
