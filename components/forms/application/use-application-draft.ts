import { useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { fieldsOf, isStoredInDraft } from '@superbrowser/contract/forms/application-forms';
import { bookableDays } from '@superbrowser/contract/forms/bookable-days';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { createDraft } from '../draft';
import type { ApplicationValues } from './application-resolver';

type Form = UseFormReturn<ApplicationValues, unknown, ApplicationValues>;

const emptyValues: Readonly<Record<string, unknown>> = { area_code: '86', is_agreed: false };

/** The draft of an application; `area_code` belongs to the phone. */
function createApplicationDraft(kind: ApplicationKind) {
  const storedFields = fieldsOf(kind).filter(isStoredInDraft);
  return createDraft(
    `apply_draft_${kind}`,
    storedFields.flatMap(({ name }): string[] => (name === 'phone' ? ['area_code', name] : [name])),
  );
}

/**
 * Restores the draft into empty fields: text typed before the page was hydrated is newer, and so is the browser's own
 * form memory.
 */
function restoreDraft(
  { names, read }: ReturnType<typeof createApplicationDraft>,
  kind: ApplicationKind,
  form: Form,
): void {
  const draft = read();
  const days = fieldsOf(kind).flatMap(({ name, type }): string[] => (type === 'day' ? [name] : []));
  for (const name of names) {
    const typedValue: unknown = form.getValues(name);
    const value = typedValue || draft[name];
    // A day that has passed cannot be chosen any more.
    const hasPassed = days.includes(name) && !bookableDays(Date.now()).includes(String(value));
    if (!value || hasPassed || name === 'area_code') continue;
    // Typed text is set as well, because counters do not have it yet.
    form.setValue(name, value);
    if (name === 'phone' && !typedValue && draft.area_code)
      form.setValue('area_code', draft.area_code);
  }
}

/** Stores typed text for a reload, and restores it. */
export function useApplicationDraft(kind: ApplicationKind, form: Form) {
  const draft = useMemo(() => createApplicationDraft(kind), [kind]);
  const [hasDraft, setHasDraft] = useState(() => Object.keys(draft.read()).length > 0);
  // A restored day needs the list of days, which only the hydrated page has.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return undefined;
    restoreDraft(draft, kind, form);
    // Includes text typed before the page was hydrated.
    draft.store(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.store(values),
    });
  }, [draft, form, isHydrated, kind]);

  /** Empties the form, including fields that are not in the draft. */
  function clearForm(): void {
    for (const name of new Set([...draft.names, ...fieldsOf(kind).map((field) => field.name)]))
      form.setValue(name, emptyValues[name] ?? '');
    form.clearErrors();
    draft.remove();
    setHasDraft(false);
  }

  return { isRestored: isHydrated && hasDraft, clearForm, forget: draft.remove };
}
