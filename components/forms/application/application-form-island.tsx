'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import {
  applicationSlugOf,
  type ApplicationKind,
} from '@superbrowser/contract/forms/application-kinds';
import { applyButtonOf } from '@superbrowser/contract/forms/apply-buttons';
import { applicationForms, fieldsOf } from '@superbrowser/contract/forms/application-forms';
import type { ApplicationResponse } from '@superbrowser/contract/handler-responses';
import { useClientLocale, useContacts, useClientTranslations } from '@/components/client-messages';
import { notify } from '@/components/ui/toast/toast-store';
import { browserDeadlineMs } from '@/lib/core/env/browser-deadline';
import { pagePath } from '@/lib/core/i18n/paths';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { useIdempotencyKey } from '../use-idempotency-key';
import { passQueryToOtherLanguage } from '../pass-query-to-other-language';
import { FormFrame, InlineAction } from '../form-frame';
import type { ChosenScreenshot } from '../screenshot-file';
import { useSubmission } from '../use-submission';
import { createApplicationResolver, type ApplicationValues } from './application-resolver';
import { useApplicationDraft } from './use-application-draft';

// Client code of the application forms is imported through this file, so that the forms share one set of scripts. Large
// code that only one form needs has its own client file (cancel-account-code.tsx, ../screenshot-input.tsx).
export { DayInput, RadioInput, SelectInput, TextareaInput } from './application-inputs';
export { AgreementCheckbox, PhoneInput, TextInput } from '../inputs';
export { SubmitButton } from '../form-frame';

interface ApplicationFormIslandProps {
  kind: ApplicationKind;
  /** Name of the form, for assistive technology. */
  label: string;
  /** The fields, rendered on the server. */
  children: ReactNode;
}

/** Sends an application form and leads to the page with its number (F1, F5). */
export function ApplicationFormIsland({ kind, label, children }: ApplicationFormIslandProps) {
  const { form, submission, fields, honeypot, isRestored, startOver } = useApplication(kind);
  const t = useClientTranslations('applications.form');
  return (
    <FormFrame
      form={form}
      submission={submission}
      fields={fields}
      label={label}
      help={<FailureHelp />}
      className="grid gap-5"
    >
      {isRestored && (
        <p
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-blue-50 px-4 py-2 text-sm text-text-2"
        >
          {t('restored')}
          <InlineAction onClick={startOver}>{t('clear')}</InlineAction>
        </p>
      )}
      {children}
      <Honeypot ref={honeypot} />
    </FormFrame>
  );
}

const linkStyles =
  'inline-flex min-h-11 items-center font-bold break-all text-blue-700 underline underline-offset-4';

/** Shown after a failure: the form keeps its values, and there is another way. */
function FailureHelp() {
  const t = useClientTranslations('applications.form');
  const contacts = useContacts();
  return (
    <>
      <p className="mt-1">{t(contacts.length > 0 ? 'help' : 'helpLater')}</p>
      <p className="flex flex-wrap gap-x-5">
        {contacts.map(({ kind, text, href }) => (
          <a key={kind} href={href} className={linkStyles}>
            {text}
          </a>
        ))}
      </p>
    </>
  );
}

/**
 * A field that visitors do not see and robots fill. Its type is url, because browsers would fill a field named for a
 * company from a person's addresses.
 */
function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input
        ref={ref}
        type="url"
        name="company_website"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </div>
  );
}

/**
 * Milliseconds. Feedback may bring a screenshot of 2 MB, which takes a while to send from a phone; the handlers of the
 * other forms respond long before.
 */
const sendDeadlineMs = browserDeadlineMs + 80_000;

/**
 * How long the visitor has had the form.
 * @returns a function for the milliseconds since the page load, or since the form appeared in a page loaded before
 */
function useTimeShown(): () => number {
  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);
  const shownSince = useRef(0);
  useEffect(() => {
    shownSince.current = isFromServer ? 0 : performance.now();
  }, [isFromServer]);
  return () => Math.round(performance.now() - shownSince.current);
}

/** The logic of an application form, without its fields. */
function useApplication(kind: ApplicationKind) {
  const locale = useClientLocale();
  const t = useClientTranslations('forms');
  const { receiptPath } = applicationForms[kind];
  const [fields] = useState(() => fieldsOf(kind));
  const router = useRouter();
  const honeypot = useRef<HTMLInputElement>(null);
  const readTimeShownMs = useTimeShown();
  const idempotencyKey = useIdempotencyKey('apply_sent');
  const [{ resolver, prepare }] = useState(() => createApplicationResolver(kind));
  const form = useForm<ApplicationValues, unknown, ApplicationValues>({
    resolver,
    shouldFocusError: false,
  });
  const draft = useApplicationDraft(kind, form);
  // The query names the button that led here; a change of language must keep it.
  useEffect(passQueryToOtherLanguage, []);

  const submission = useSubmission<ApplicationValues, ApplicationValues, ApplicationResponse>({
    form,
    prepare,
    fields,
    path: `/api/applications/${applicationSlugOf(kind)}`,
    buildBody: ({ code, ...values }) => {
      // The screenshot was checked when it was chosen.
      const screenshot = form.getValues('screenshot') as ChosenScreenshot | undefined;
      const content = {
        ...values,
        // The code is a proof, not content: with another code it is still the same form.
        code,
        apply_from: applyButtonOf(new URLSearchParams(location.search).get('apply_from')),
        idempotency_key: idempotencyKey.keyFor({
          kind,
          ...values,
          screenshot: screenshot?.src,
        }),
        company_website: honeypot.current?.value ?? '',
        filled_ms: readTimeShownMs(),
      };
      return screenshot ? screenshot.toFormData(content) : content;
    },
    deadlineMs: sendDeadlineMs,
    onRefused: ({ reason }) => {
      if (reason === 'keyReused') idempotencyKey.forget();
    },
    onDone: ({ number }) => {
      idempotencyKey.forget();
      draft.forget();
      router.replace(pagePath(locale, receiptPath, `?no=${encodeURIComponent(number)}`));
    },
  });

  function startOver(): void {
    idempotencyKey.forget();
    draft.clearForm();
    notify(t('done'), 'ok');
    // The clicked button has disappeared; the focus moves to the first field.
    form.setFocus(fields[0]?.name ?? '');
  }

  return { form, submission, fields, honeypot, isRestored: draft.isRestored, startOver };
}
