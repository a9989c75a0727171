import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/ui/toast/toast-store';
import { pagePath } from '@/lib/i18n/paths';
import { applyFromOf, applySlugOf, type ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { applicationForms, fieldsOf } from '@superbrowser/contract/forms/registry';
import { keepQueryAcrossLanguages } from '../keep-query';
import type { ChosenPicture } from '../fields/read-picture';
import { useHydrated } from '../use-hydrated';
import { useIdempotencyKey } from '../use-idempotency-key';
import { useSubmission } from '../use-submission';
import type { FormWords } from '../words';
import { resolverOf, type Values } from './resolvers';
import { useDraft } from './use-draft';

/** A picture of 2 MB takes its time on a phone. */
const deadlineMs = 120_000;

/** How long somebody has had the form in front of them: from the start where it came with the page. */
function useShownFor(): () => number {
  const awake = useHydrated();
  const [cameWithPage] = useState(!awake);
  const since = useRef(0);
  useEffect(() => {
    since.current = cameWithPage ? 0 : performance.now();
  }, [cameWithPage]);
  return () => Math.round(performance.now() - since.current);
}

/** Everything of an application form but its fields. */
export function useApplication(kind: ApplyKind, words: FormWords) {
  const { success } = applicationForms[kind];
  const [fields] = useState(() => fieldsOf(kind).map(({ name }) => name));
  const router = useRouter();
  const trap = useRef<HTMLInputElement>(null);
  const shownFor = useShownFor();
  const key = useIdempotencyKey('apply_sent');
  const [{ resolver, prepare }] = useState(() => resolverOf(kind));
  const form = useForm<Values, unknown, Values>({ resolver, shouldFocusError: false });
  const draft = useDraft(kind, form);
  // Which button led here must survive a change of language.
  useEffect(keepQueryAcrossLanguages, []);

  const submission = useSubmission<Values, Values, { apply_no: string }>({
    form,
    prepare,
    words,
    fields,
    path: `/api/applications/${applySlugOf(kind)}`,
    body: ({ code, ...values }) => {
      // Was judged when it was chosen; the schema knows texts only.
      const picture = form.getValues('screenshot') as ChosenPicture | undefined;
      const content = {
        ...values,
        // A proof, not content: with another code it is still the same form.
        code,
        apply_from: applyFromOf(new URLSearchParams(location.search).get('apply_from')),
        idempotency_key: key.keyOf({ kind, ...values, screenshot: picture?.src }),
        company_website: trap.current?.value ?? '',
        filled_ms: shownFor(),
      };
      return picture ? picture.beside(content) : content;
    },
    deadline: deadlineMs,
    onRefused: ({ reason }) => {
      if (reason === 'keyReused') key.forget();
    },
    onDone: ({ apply_no }) => {
      key.forget();
      draft.forget();
      router.replace(pagePath(words.locale, success, `?no=${encodeURIComponent(apply_no)}`));
    },
  });

  function startOver(): void {
    key.forget();
    draft.clear();
    notify(words.done, 'ok');
    // The button that was pressed is gone; typing goes on at the first field.
    form.setFocus(fields[0] ?? '');
  }

  return { form, submission, fields, trap, restored: draft.restored, startOver };
}
