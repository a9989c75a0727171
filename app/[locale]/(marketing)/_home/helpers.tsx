import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { QrCode } from '@/components/ui/qr/qr-code';
import { AppList } from '@/components/mockups/app-list';
import { CodeMessages } from '@/components/mockups/code-messages';
import { FlowSteps } from '@/components/mockups/flow-steps';
import { PhoneApp } from '@/components/mockups/phone-app';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { downloadHref } from '@/lib/releases/types';
import { minimumSystems, site } from '@/lib/site';

/**
 * The hot-product block: the mobile app with RPA, app centre and cloud number around it.
 * @param android whether there is a package the code could lead to
 */
export function Helpers({ android }: { android: boolean }) {
  const t = useTranslations('home.helpers');
  return (
    <Section id="helpers" tone="mist" labelledBy="helpers-title">
      <div className="wrap" data-display="hot-product">
        <SectionHead id="helpers-title" title={t('title')} lead={t('lead')} />
        <ScrollRow
          label={t('title').replace('|', '')}
          className="md:grid md:grid-cols-2 md:gap-5 xl:grid-cols-[1fr_316px_1fr]"
        >
          <div className="grid place-items-center max-md:hidden md:row-span-2 xl:col-start-2 xl:row-start-1">
            <PhoneApp />
          </div>
          <Card
            title={t('rpa.title')}
            text={t('rpa.text')}
            className="xl:col-start-1 xl:row-start-1"
          >
            <FlowSteps className="mt-4" />
          </Card>
          <Card
            title={t('apps.title')}
            text={t('apps.text')}
            className="xl:col-start-1 xl:row-start-2"
          >
            <AppList className="mt-4" />
          </Card>
          <Card
            title={t('number.title')}
            text={t('number.text')}
            className="xl:col-start-3 xl:row-start-1"
          >
            <CodeMessages className="mt-5" />
          </Card>
          <Card
            title={t('mobile.title')}
            text={t('mobile.text', { android: minimumSystems.android })}
            className="xl:col-start-3 xl:row-start-2"
          >
            {android ? <GetMobile /> : <p className="mt-5 text-sm">{t('mobile.missing')}</p>}
          </Card>
        </ScrollRow>
      </div>
    </Section>
  );
}

function Card({
  title,
  text,
  className,
  children,
}: {
  title: string;
  text: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <article
      className={`rounded-[22px] bg-white p-6 md:rounded-xl md:px-8 md:py-[30px] ${className}`}
    >
      <h3 className="text-h3 text-text">{title}</h3>
      <p className="mt-2 text-[15px]">{text}</p>
      {children}
    </article>
  );
}

function GetMobile() {
  const t = useTranslations('home.helpers.mobile');
  const locale = useLocale();
  return (
    <>
      <div className="mt-5 flex items-center gap-4 text-sm max-md:hidden">
        <QrCode
          value={new URL(downloadHref('android'), site.origin).toString()}
          label={`${t('qr')} · ${site.name[locale]}`}
          className="w-[112px] shadow-[0_0_0_1px_var(--color-line)]"
        />
        <span>
          {t('scan')
            .split('|')
            .map((line) => (
              <span key={line} className="block">
                {line.trim()}
              </span>
            ))}
        </span>
      </div>
      <ButtonLink href={downloadHref('android')} variant="ghost" className="mt-5 w-full md:hidden">
        {t('button')}
      </ButtonLink>
    </>
  );
}
