import '@/app/styles/company.css';
import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pageMetadata } from '@/lib/seo/metadata';
import { PressKit } from './press-kit';
import { AnnouncementList, PressContact } from './media-sections';

export const generateMetadata = pageMetadata('/media');

/** The page answers journalists: what is new, what may I quote, and where is the logo? */
export default async function MediaPage() {
  const t = await getTranslations('media');
  return (
    <PageShell path="/media" tone="light">
      <section className="company:md:pb-18 bg-mist pt-6 pb-12 text-text-2 md:pt-10">
        <div className="wrap">
          <PageCrumbs path="/media" tone="light" />
          <h1 className="mt-3 text-h1 text-text">
            <Phrases text={t('title')} />
          </h1>
          <div className="mt-5 grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
            <p className="max-w-[38em] text-lead">{t('lead')}</p>
            <div className="flex flex-wrap gap-3 max-sm:*:w-full lg:justify-end">
              <ButtonLink
                size="lg"
                href="/logo.svg"
                download="superbrowser-logo.svg"
                icon={<Icon name="download" />}
              >
                {t('logo')}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
      <AnnouncementList />
      <PressKit />
      <PressContact />
    </PageShell>
  );
}
