import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { notify } from '@/components/ui/toast/toast-store';
import { pagePath } from '@/lib/i18n/paths';
import { applyFromOf, applySlugOf, type ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { applicationForms, fieldsOf, isKeptInDraft } from '@superbrowser/contract/forms/registry';
import { bookableDays } from '@superbrowser/contract/forms/visit-days';
import { draftOf } from '../draft';
import { problemOf, type ChosenPicture } from '../fields/read-picture';
import { keepQueryAcrossLanguages } from '../keep-query';
import { lateResolver, type LateResolver } from '../late-resolver';
import { useHydrated } from '../use-hydrated';
import { useIdempotencyKey } from '../use-idempotency-key';
import { useSubmission } from '../use-submission';
import type { FormWords } from '../words';

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

/** Values of any of the forms; what each field holds its schema knows. */
export type Values = FieldValues;

/**
 * Judges a form's values as its handler will: by the same schema. A picture that was chosen and not taken
 * holds the form back as well: it would be sent without it, and said to be received.
 */
export function resolverOf(kind: ApplyKind): LateResolver<Values, Values> {
  const { resolver: judge, prepare } = lateResolver<Values, Values>(() =>
    import('@superbrowser/contract/forms/applications').then(({ applicationSchema }) =>
      applicationSchema(kind),
    ),
  );
  // The schema knows texts only; the picture travels beside them.
  const resolver: Resolver<Values, unknown, Values> = async ({ screenshot, ...texts }, ...rest) => {
    const judged = await judge(texts, ...rest);
    const message = problemOf(screenshot);
    if (!message) return judged;
    const errors = { ...judged.errors, screenshot: { type: 'picture', message } };
    return { values: {}, errors: errors as never };
  };
  return { resolver, prepare };
}

type Form = UseFormReturn<Values, unknown, Values>;

const emptyValues: Readonly<Record<string, unknown>> = { area_code: '86', is_agreed: false };

/** The draft of an application; `area_code` goes with the phone. */
function applicationDraft(kind: ApplyKind) {
  const kept = fieldsOf(kind).filter(isKeptInDraft);
  return draftOf(
    `apply_draft_${kind}`,
    kept.flatMap(({ name }): string[] => (name === 'phone' ? ['area_code', name] : [name])),
  );
}

/**
 * Puts the draft into fields that are still empty: whatever was typed before the page was awake is
 * newer, and so is the browser's own memory of it.
 */
function restore({ names, read }: ReturnType<typeof applicationDraft>, form: Form): void {
  const draft = read();
  for (const name of names) {
    const typed: unknown = form.getValues(name);
    const value = typed || draft[name];
    // A day of last week cannot be chosen any more.
    const gone = name === 'date' && !bookableDays(Date.now()).includes(String(value));
    if (!value || gone || name === 'area_code') continue;
    // What was typed is set as well: counters have not heard of it yet.
    form.setValue(name, value);
    if (name === 'phone' && !typed && draft.area_code) form.setValue('area_code', draft.area_code);
  }
}

/** Keeps what is typed for a reload, and gives it back. */
export function useDraft(kind: ApplyKind, form: Form) {
  const draft = useMemo(() => applicationDraft(kind), [kind]);
  const [found, setFound] = useState(() => Object.keys(draft.read()).length > 0);
  // Lists that are made in the browser have their entries by then.
  const awake = useHydrated();
  useEffect(() => {
    if (!awake) return undefined;
    restore(draft, form);
    // With what was typed before the page was awake.
    draft.keep(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.keep(values),
    });
  }, [draft, form, awake]);

  /** Empties the form, with what the draft leaves out as well. */
  function clear(): void {
    for (const name of new Set([...draft.names, ...fieldsOf(kind).map((field) => field.name)]))
      form.setValue(name, emptyValues[name] ?? '');
    form.clearErrors();
    draft.remove();
    setFound(false);
  }

  return { restored: awake && found, clear, forget: draft.remove };
}
