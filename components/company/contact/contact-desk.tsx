import { useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { supportHours } from '@/lib/site';
import { ContactActions } from './contact-actions';
import { ReachCard } from './reach-card';
import { WechatCodes } from './wechat-codes';

/** A desk to reach a person: the way there, and beside it whether somebody is there. */
export function ContactDesk() {
  const t = useTranslations('contact');
  return (
    <section className="bg-mist pt-6 pb-12 text-text-2 md:pt-10 md:pb-20">
      <div className="wrap">
        <PageCrumbs path="/contact" tone="light" />
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-center gap-10 md:mt-6 lg:grid-cols-[7fr_5fr] lg:gap-20">
          <div>
            <h1 className="text-h1 text-text">
              <Phrases text={t('title', supportHours)} />
            </h1>
            <p className="mt-4 mb-8 max-w-[34em] text-lead">{t('lead', supportHours)}</p>
            <ContactActions />
          </div>
          <ReachCard>
            <WechatCodes />
          </ReachCard>
        </div>
      </div>
    </section>
  );
}
