import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DownloadButton } from '@/components/cta/download-button';
import { getDownloadMessages } from '@/components/cta/download-messages';
import { Avatar } from '@/components/ui/avatar';
import { StoreTile } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';
import { pagePath } from '@/lib/core/i18n/paths';

/** Download, invite staff, invite friends. */
export async function NextSteps() {
  const t = await getTranslations('success.steps');
  const locale = await getLocale();
  const downloadMessages = await getDownloadMessages();
  return (
    <section aria-labelledby="next-steps-title" className="py-14 text-text-2 md:py-18">
      <div className="wrap">
        <h2 id="next-steps-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ol className="mt-8 md:mt-12">
          <Step title={t('install.title')} text={t('install.text')}>
            <DownloadButton
              messages={downloadMessages}
              listHref={pagePath(locale, '/download', '#all')}
              icon={<Icon name="download" size={22} />}
              className={cn(buttonStyles({ size: 'xl' }), 'w-full md:min-w-[280px]')}
            />
          </Step>
          <Step title={t('staff.title')} text={t('staff.text')}>
            <StaffPicture you={t('you')} />
          </Step>
          <Step title={t('friends.title')} text={t('friends.text')}>
            <PageTextLink path="/activity/invite-refund">{t('friends.link')}</PageTextLink>
          </Step>
        </ol>
      </div>
    </section>
  );
}

interface StepProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li className="grid gap-y-5 border-t border-line-2 py-7 last:border-b md:grid-cols-[1fr_auto] md:items-center md:gap-x-8 md:py-9">
      <div>
        <h3 className="text-h3 text-text">{title}</h3>
        <p className="mt-1.5 max-w-[34em]">{text}</p>
      </div>
      <div className="md:justify-self-end">{children}</div>
    </li>
  );
}

/** Two people, each with the stores they have access to. */
function StaffPicture({ you }: { you: string }) {
  return (
    <span aria-hidden="true" className="flex items-center gap-2">
      <Avatar initial={you} tone="you" size="md" />
      <span className="h-0.5 w-8 bg-blue-600" />
      <StoreTile store="us" size="sm" />
      <StoreTile store="uk" size="sm" />
      <StoreTile store="jp" size="sm" />
      <StoreTile isEmpty size="sm" />
    </span>
  );
}
