import { useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { supportHours } from '@/lib/site';
import { ChannelLedger } from './channel-ledger';
import { ReachCard } from './reach-card';
import { WechatCodes } from './wechat-codes';

/** A desk to reach a person: whether somebody is there, and beside it each matter with its way. */
export function ContactDesk() {
  const t = useTranslations('contact');
  return (
    <div className="wrap pt-6 pb-14 text-text-2 md:pt-10 md:pb-20">
      <PageCrumbs path="/contact" tone="light" />
      <h1 className="mt-2 text-h1 text-text">
        <Phrases text={t('title', supportHours)} />
      </h1>
      <p className="mt-3 max-w-[40em] text-lead">{t('lead', supportHours)}</p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-16">
        <ReachCard>
          <WechatCodes />
        </ReachCard>
        <ChannelLedger />
      </div>
    </div>
  );
}
