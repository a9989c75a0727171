import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { applyPath } from '@/lib/applications/apply-path';
import { ButtonLink } from '@/components/ui/button';
const contractSteps = ['apply', 'sign', 'start'] as const;

/** The three steps to a contract, and the document each ends with. The page's only full-blue band. */
export function ContractSteps() {
  const t = useTranslations('partners.contractSteps');
  const files = useTranslations('partners.files');
  const locale = useLocale();
  const papers: Record<(typeof contractSteps)[number], ReactNode> = {
    apply: (
      <FormPaper lines={[t('steps.apply.line1'), t('steps.apply.line2'), t('steps.apply.line3')]} />
    ),
    sign: <Signatures lines={[t('steps.sign.line1'), t('steps.sign.line2')]} />,
    start: (
      <>
        <b className="partners:md:text-[2.125rem] font-mono text-[1.875rem] leading-tight text-blue-700">
          {files('code')}
        </b>
        <span className="mt-2 block text-xs text-text-3">{t('steps.start.line1')}</span>
        <span className="mt-1 block font-mono text-xs text-text">?promoter={files('code')}</span>
      </>
    ),
  };
  return (
    <Section tone="blue" labelledBy="contract-steps-title">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 id="contract-steps-title" className="text-h2">
            <Phrases text={t('title')} />
          </h2>
          <ButtonLink
            size="xl"
            variant="white"
            href={applyPath(locale, 'partnersOther')}
            className="max-sm:w-full"
          >
            {t('apply')}
          </ButtonLink>
        </div>
        <ol className="mt-8 grid gap-6 md:mt-14 md:grid-cols-3 md:gap-6 lg:gap-10">
          {contractSteps.map((step, index) => (
            <li key={step}>
              <div
                aria-hidden="true"
                className="partners:h-50 rounded-md bg-white px-6 py-5 text-text shadow-2 max-md:hidden"
              >
                <span className="mb-4 block border-b-2 border-text pb-2.5 text-sm font-bold">
                  {t(`steps.${step}.doc`)}
                </span>
                {papers[step]}
              </div>
              <h3 className="flex items-baseline gap-3 text-h3 md:mt-6">
                <span aria-hidden="true" className="font-num">
                  {index + 1}
                </span>
                {t(`steps.${step}.name`)}
              </h3>
              <p className="mt-2">{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function FormPaper({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span
      key={line}
      className="partners:grid-cols-[6.8em_1fr] mb-3 grid items-center text-xs text-text-3"
    >
      {line}
      <span className="h-6 rounded-xs bg-mist" />
    </span>
  ));
}

function Signatures({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <span className="block h-2 w-full rounded-full bg-line" />
      <span className="partners:w-4/5 mt-2.5 block h-2 rounded-full bg-line" />
      <span className="mt-7 grid grid-cols-2 gap-5 text-xs text-text-3">
        {lines.map((line) => (
          <span key={line} className="border-b border-control pb-6">
            {line}
          </span>
        ))}
      </span>
    </>
  );
}
