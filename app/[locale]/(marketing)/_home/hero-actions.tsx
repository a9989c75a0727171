import { getLocale, getTranslations } from 'next-intl/server';
import { DownloadButton } from '@/components/cta/download-button';
import { downloadWords } from '@/components/cta/download-words';
import { SendToComputer } from '@/components/cta/send-to-computer';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { site } from '@/lib/site';
import { trialHref } from '@/lib/targets/web-trial';
import { RegisterField } from './register-field';

const link =
  'inline-flex min-h-11 items-center underline decoration-blue-200/40 underline-offset-[5px] hover:text-white';

/** What a visitor can do at once: download here, or send the link to a computer, or register. */
export async function HeroActions() {
  const [t, locale, words] = await Promise.all([
    getTranslations('home'),
    getLocale(),
    downloadWords(),
  ]);
  const list = pagePath(locale, '/download', '#all');
  const send = {
    button: t('send.button'),
    copy: t('send.copy'),
    copied: t('send.copied'),
    failed: t('send.failed'),
    subject: t('send.subject', { name: site.name[locale] }),
    body: t('send.body'),
  };
  const trial = site.webTrialUrl && <Trial label={t('hero.trial')} href={trialHref('home')} />;
  return (
    <>
      <div className="mt-7 flex flex-col justify-center md:mt-13 md:flex-row md:gap-4">
        <DownloadButton
          words={words}
          listHref={list}
          icon={<Icon name="download" size={22} />}
          className={cn(buttonStyles({ size: 'xl' }), 'max-md:hidden md:min-w-[264px]')}
          wayClassName="max-md:hidden"
        />
        <SendToComputer
          url={new URL(pagePath(locale, '/download'), site.origin).toString()}
          words={send}
          icon={<Icon name="send" size={20} />}
          className={cn(buttonStyles({ size: 'xl' }), 'md:hidden')}
          wayClassName="md:hidden"
          linksClassName="mt-2 flex flex-wrap items-center justify-center gap-x-5 text-[15px] text-blue-200 md:hidden"
          links={
            <>
              <a href={downloadHref('android')} className={link}>
                {t('hero.android')}
              </a>
              {trial}
            </>
          }
        >
          <RegisterField className="max-md:mt-11" />
        </SendToComputer>
      </div>
      <p className="mt-3 flex justify-center gap-x-7 text-blue-200 max-md:hidden">
        <PageLink href={list} className={link}>
          {t('hero.versions')}
        </PageLink>
        {trial}
      </p>
    </>
  );
}

function Trial({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" data-track="trial" className={link}>
      {label}
    </a>
  );
}
