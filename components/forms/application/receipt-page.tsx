import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { applicationForms } from '@superbrowser/contract/forms/application-forms';
import { PageShell } from '@/components/layout/page-shell';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/core/i18n/paths';
import type { PagePath } from '@/lib/pages';
import { answerDeadline } from '@/lib/support-hours';
import { DirectContacts, NumberedSteps, stepsOf } from './steps-and-contacts';
import { IfApplicationNumber, Receipt } from './receipt';

type PageAnchor = readonly [path: PagePath, hash?: `#${string}`];

/** The pages that a receipt leads on to, by form. */
const nextPages: Record<ApplicationKind, PageAnchor> = {
  private: ['/private'],
  partners: ['/partners'],
  ecology: ['/ecologyplan'],
  customization: ['/business'],
  appointment: ['/download'],
  feedback: ['/', '#faq'],
  cancelAccount: ['/'],
};

const formAnchor = (kind: ApplicationKind): PageAnchor =>
  kind === 'customization' ? ['/business', '#request'] : [applicationForms[kind].path];

/** The page after a form: it shows the number, when support answers, and what happens next (F5). */
export function ReceiptPage({ kind }: { kind: ApplicationKind }) {
  const t = useTranslations('receipts');
  const locale = useLocale();
  const answerTime = answerDeadline[locale];
  const hrefOf = ([path, hash]: PageAnchor) => pagePath(locale, path, hash);
  const subject = t(`${kind}.subject`);
  const steps = stepsOf(useTranslations(`receipts.${kind}`), answerTime);
  return (
    <PageShell path={applicationForms[kind].receiptPath} tone="light">
      <section className="bg-mist py-12 text-text-2 md:py-18">
        <div className="wrap grid items-center gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,1fr)_480px]">
          <Receipt
            messages={{
              number: t('number', { subject }),
              keep: t('keep', { subject }),
              copy: t('copy'),
              copied: t('copied'),
              failed: t('failed'),
            }}
            received={
              <ReceiptHeadline
                title={t(`${kind}.title`)}
                text={t(`${kind}.text`, { answerTime })}
                mark={
                  <span className="grid size-14 place-items-center rounded-full bg-ok text-white">
                    <Icon name="check" size={30} />
                  </span>
                }
                action={
                  <ButtonLink href={hrefOf(nextPages[kind])} variant="outline">
                    {t(`${kind}.more`)}
                  </ButtonLink>
                }
              />
            }
            neutral={
              <ReceiptHeadline
                title={t('neutral.title', { subject })}
                text={t('neutral.text', { subject })}
                mark={
                  <span
                    aria-hidden="true"
                    className="block size-14 rounded-tile border-2 border-dashed border-line-2"
                  />
                }
                action={
                  <ButtonLink href={hrefOf(formAnchor(kind))}>{t(`${kind}.form`)}</ButtonLink>
                }
              />
            }
          />
        </div>
      </section>
      <IfApplicationNumber>
        <section aria-labelledby="next-title" className="py-14 text-text-2 md:py-18">
          <div className="wrap">
            <h2 id="next-title" className="mb-8 text-h2 text-text md:mb-12">
              <Phrases text={t('next')} />
            </h2>
            <NumberedSteps items={steps} />
            <DirectContacts title={t('direct')} />
          </div>
        </section>
      </IfApplicationNumber>
    </PageShell>
  );
}

interface ReceiptHeadlineProps {
  mark: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

/** The result, and the way on from here. */
function ReceiptHeadline({ mark, title, text, action }: ReceiptHeadlineProps) {
  return (
    <>
      {mark}
      <h1 className="mt-5 text-h1 text-text">
        <Phrases text={title} />
      </h1>
      <p className="mt-3 mb-7 max-w-[32em] text-lead">{text}</p>
      {action}
    </>
  );
}
