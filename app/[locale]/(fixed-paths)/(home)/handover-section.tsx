import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MaskedCharacters } from '@/components/mockups/masked-characters';
import { Avatar } from '@/components/ui/avatar';
import { StoreTile } from '@/components/mockups/store-tile';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { ScrollRow } from '@/components/ui/list/scroll-row';

/** The section on passwords, hand-over and warnings. */
export async function HandoverSection() {
  const t = await getTranslations('home.handover');
  return (
    <Section id="handover" labelledBy="handover-title" title={t('title')} lead={t('lead')}>
      <ScrollRow label={t('title').replace('|', '')} className="md:grid md:gap-5 lg:grid-cols-12">
        <Bento
          isInk
          title={t('vault.title')}
          text={t('vault.text')}
          className="ground-vault text-on-ink-2 lg:col-span-7"
        >
          <Vault className="home:-mb-6 home:md:-mr-8 home:md:-mb-8 mt-6 md:mt-9" />
        </Bento>
        <Bento title={t('hand.title')} text={t('hand.text')} className="bg-blue-50 lg:col-span-5">
          <StoreHandover className="home:md:mt-11 mt-8" />
        </Bento>
        <Bento
          title={t('risk.title')}
          text={t('risk.text')}
          side={<RiskNotice className="home:md:-order-1" />}
          className="home:from-risk-bg home:to-paper home:to-60% home:shadow-[inset_0_0_0_1px_var(--color-line)] home:md:bg-linear-to-r home:lg:col-span-12 bg-linear-to-b"
        />
      </ScrollRow>
    </Section>
  );
}

const chipStyles = 'flex items-center gap-1.5 rounded-[10px] bg-white px-3 py-2 text-text';

/** A store passes from the visitor to an employee, without its password. */
function StoreHandover({ className }: { className?: string }) {
  const t = useTranslations('mockups');
  return (
    <div role="img" aria-label={t('handover.label')} className={className}>
      <div className="flex items-start justify-between text-center text-xs leading-normal">
        <span>
          <Avatar
            initial={t('you')}
            tone="you"
            size="xl"
            className={t('you').length > 1 ? 'home:!text-[1.1875rem]' : undefined}
          />
          <span className="mt-2 block">{t('handover.giver')}</span>
        </span>
        <span className="home:mx-3 relative h-18 flex-1">
          <span className="absolute inset-x-0 top-1/2 border-t-2 border-dotted border-line-2" />
          <StoreTile
            store="uk"
            size="lg"
            className="home:shadow-[0_12px_24px_-8px_var(--color-store-uk)] relative mt-1"
          />
          <b className="mt-1.5 block text-blue-700">{t('handover.without')}</b>
        </span>
        <span>
          <Avatar initial={t('staff.zhou')} tone="dark" size="xl" />
          <span className="mt-2 block">{t('handover.taker')}</span>
        </span>
      </div>
      <div className="mt-7 flex flex-wrap gap-2.5 text-xs leading-normal md:mt-9">
        <span className={chipStyles}>
          <Icon name="calendar" size={16} />
          {t('handover.hours')}
        </span>
        <span className={chipStyles}>
          <Icon name="laptop" size={16} />
          {t('handover.device')}
        </span>
        <span className="home:border-risk/35 home:en:md:ml-0 rounded-[10px] border px-3 py-2 text-risk md:ml-auto">
          {t('handover.revoke')}
        </span>
      </div>
    </div>
  );
}

/** The warning that stops a login until a person decides. */
function RiskNotice({ className }: { className?: string }) {
  const t = useTranslations('mockups.risk');
  return (
    <div role="img" aria-label={t('label')} className={className}>
      <div className="home:md:py-[22px] rounded-[16px] bg-white p-[18px] text-[0.9375rem] leading-normal text-text shadow-2 md:px-6">
        <b className="mb-2.5 flex items-center gap-2 text-risk">
          <Icon name="alert" size={18} />
          {t('title')}
        </b>
        <span className="flex items-center gap-2">
          <StoreTile store="de" size="sm" />
          {t('text')}
        </span>
        <div className="home:mt-[18px] flex flex-wrap justify-end gap-2.5 text-sm whitespace-nowrap">
          <span className="rounded-[10px] px-4 py-2 shadow-[inset_0_0_0_1px_var(--color-line-2)]">
            {t('allow')}
          </span>
          <span className="rounded-[10px] bg-risk px-4 py-2 font-bold text-white">{t('deny')}</span>
        </div>
      </div>
    </div>
  );
}

const cipherText = [
  '3c bb 3e da b7 5c 7f 38 0d de 10 29 7f a4 25',
  'd8 79 63 e0 14 fa 5b c0 9b 99 79 fa 72 80 38',
  '47 cc 2f 68 fa 3d e4 48 78 4c e3 88 64 99 1a',
  '28 14 24 c8 49 19 75 27 5b 00 ab 3e 4e 91 b6',
  '65 a4 25 3b 17 90 ea f2 17 7c 27 73 14 a0 cb',
  'c0 46 91 ef 0f af e4 0a 91 fb 54 fd 48 34 fa',
  '34 1e b9 9d 92 ce 2e 18 d4 64 58 59 a4 48 20',
].join('\n');

/** A saved login: dots on the screen, encrypted text on the disk. */
function Vault({ className }: { className?: string }) {
  const t = useTranslations('mockups');
  return (
    <div role="img" aria-label={t('vault.label')} className={className}>
      <div className="home:md:grid-cols-[230px_56px_1fr] grid items-center">
        <div className="home:leading-[1.5] rounded-[16px] bg-white p-[18px] text-xs text-text-2">
          <div className="mb-3 flex items-center gap-2.5 text-[0.9375rem] text-text">
            <StoreTile store="us" />
            <b>{t('stores.us')}</b>
          </div>
          <Field label={t('vault.account')} value={t('vault.accountStart')} maskedLength={6} />
          <Field label={t('vault.password')} value="" maskedLength={12} />
        </div>
        <span className="home:shadow-[0_0_0_8px_color-mix(in_srgb,var(--color-blue-600)_25%,transparent)] home:max-md:-my-3.5 z-10 mx-auto grid size-14 place-items-center rounded-full bg-blue-600 text-white">
          <Icon name="lock" size={22} />
        </span>
        <pre className="cipher home:bg-ink-950/80 home:leading-[2] home:max-md:h-[76px] home:max-md:rounded-t-[16px] home:max-md:px-4 home:max-md:pt-5 home:max-md:text-xs home:md:-ml-[18px] home:md:rounded-tl-[20px] home:md:border-r-0 home:md:border-b-0 home:md:pt-5 home:md:pb-7 home:md:pl-6 overflow-hidden border border-ink-line font-mono text-blue-200 md:text-[0.9375rem]">
          {cipherText}
        </pre>
      </div>
    </div>
  );
}

function Field({
  label,
  value,
  maskedLength,
}: {
  label: string;
  value: string;
  maskedLength: number;
}) {
  return (
    <span className="mt-2 block text-ui text-text-3">
      {label}
      <span className="mt-0.5 block rounded-sm border border-line px-2.5 py-1.5 text-sm text-text">
        {value}
        <MaskedCharacters count={maskedLength} />
      </span>
    </span>
  );
}

interface BentoProps {
  title: string;
  text: string;
  isInk?: boolean;
  className?: string;
  /** A picture next to the words from tablets on. */
  side?: ReactNode;
  /** A picture below the words. */
  children?: ReactNode;
}

/** One card of the hand-over grid. */
function Bento({ title, text, isInk = false, className, side, children }: BentoProps) {
  return (
    <article
      className={cn(
        'home:rounded-[22px] home:md:rounded-xl relative overflow-hidden p-6 md:p-8',
        side !== undefined && 'grid items-center gap-5 md:grid-cols-2 md:gap-8',
        className,
      )}
    >
      <div>
        <h3 className={cn('text-h3', isInk ? 'text-on-ink' : 'text-text')}>{title}</h3>
        <p className="mt-2 text-[0.9375rem]">{text}</p>
      </div>
      {side}
      {children}
    </article>
  );
}
