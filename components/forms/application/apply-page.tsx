import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { applicationForms } from '@superbrowser/contract/forms/application-forms';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { PageShell } from '@/components/layout/page-shell';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { answerDeadline } from '@/lib/support-hours';
import { AnswerTimeLine, WhatHappensNext, stepsOf } from './steps-and-contacts';
import { FormCard } from './form-card';
import { ApplicationForm, type ApplicationFormProps } from './application-form';
import {
  AppointmentDrawing,
  EcologyDrawing,
  PartnersDrawing,
  PrivateDrawing,
} from './form-drawings';

const formDrawings = {
  private: PrivateDrawing,
  partners: PartnersDrawing,
  ecology: EcologyDrawing,
  appointment: AppointmentDrawing,
} as const;
type KindWithDrawing = keyof typeof formDrawings;
const hasDrawing = (kind: ApplicationKind): kind is KindWithDrawing => kind in formDrawings;

interface ApplyPageProps extends Pick<ApplicationFormProps, 'fieldRenderers' | 'groups'> {
  /** `customization` and `cancelAccount` are on pages of their own. */
  kind: Exclude<ApplicationKind, 'customization' | 'cancelAccount'>;
  /** Shown below the form instead of the usual steps. */
  after?: ReactNode;
}

/**
 * The page of an application form: it says what the form is for, shows the form, and says below it what happens next.
 */
export function ApplyPage({ kind, after, ...fieldsProps }: ApplyPageProps) {
  const t = useTranslations(`applications.${kind}`);
  const answerTime = answerDeadline[useLocale()];
  const path = applicationForms[kind].path;
  return (
    <PageShell path={path} tone="light">
      <div className="bg-mist pt-4 pb-14 text-text-2 md:pt-8 md:pb-18">
        <div className="wrap">
          <div className="mx-auto max-w-[960px]">
            <PageCrumbs path={path} tone="light" />
            <div className="mt-4 flex items-end justify-between gap-x-12 md:mt-8">
              <div>
                <h1 className="text-[clamp(1.875rem,3.2vw,2.5rem)] leading-[1.25] text-text">
                  {t('title')}
                </h1>
                <p className="mt-3 max-w-[36em]">{t('lead')}</p>
                <AnswerTimeLine>{t('answerTime', { answerTime })}</AnswerTimeLine>
              </div>
              {hasDrawing(kind) && (
                <div className="w-[300px] flex-none max-lg:hidden">
                  <FormDrawing kind={kind} />
                </div>
              )}
            </div>
            <FormCard>
              <ApplicationForm
                kind={kind}
                label={t('name')}
                submitLabel={t('submit')}
                {...fieldsProps}
              />
            </FormCard>
            {after ?? <WhatHappensNext steps={stepsOf(t, answerTime)} />}
          </div>
        </div>
      </div>
    </PageShell>
  );
}

function FormDrawing({ kind }: { kind: KindWithDrawing }) {
  const t = useTranslations('applications');
  const Drawing = formDrawings[kind];
  return <Drawing you={t(`${kind}.you`)} we={t('common.we')} label={t(`${kind}.picture`)} />;
}
