import { useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { fieldsOf, isKeptInDraft } from '@superbrowser/contract/forms/registry';
import { bookableDays } from '@superbrowser/contract/forms/visit-days';
import { useHydrated } from '../use-hydrated';
import { draftOf } from '../draft';
import type { Values } from './resolvers';

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
