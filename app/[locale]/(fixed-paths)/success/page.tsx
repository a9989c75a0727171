import { getTranslations } from 'next-intl/server';
import { NewAccountCoupons } from '@/components/forms/account/account-benefits';
import { PageShell } from '@/components/layout/page-shell';
import { Icon } from '@/components/ui/icon';
import { pageMetadata } from '@/lib/seo/metadata';
import { Greeting } from './greeting';
import { NextSteps } from './next-steps';

export const generateMetadata = pageMetadata('/success');

export default async function SuccessPage() {
  const t = await getTranslations('success');
  const messages = { neutral: t('neutral'), named: String(t.raw('named')) };
  return (
    <PageShell path="/success" tone="light">
      <section className="bg-mist py-12 text-text-2 md:py-18">
        <div className="wrap grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_480px]">
          <div>
            <span className="grid size-14 place-items-center rounded-full bg-ok text-white">
              <Icon name="check" size={30} />
            </span>
            <h1 className="mt-5 text-h1 text-text">{t('title')}</h1>
            <p className="mt-3 max-w-[32em] text-lead wrap-anywhere">
              <Greeting messages={messages} />
            </p>
          </div>
          <div>
            <h2 className="mb-4 text-h3 text-text">{t('gift')}</h2>
            <NewAccountCoupons />
            <p className="mt-4 text-sm text-text-3">{t('giftNote')}</p>
          </div>
        </div>
      </section>
      <NextSteps />
    </PageShell>
  );
}
