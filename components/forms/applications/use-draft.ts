import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { bookableDays, type ApplyKind } from '@/lib/schemas/applications';
import { useHydrated } from '../use-hydrated';
import { keepDraft, keptFields, readDraft, removeDraft } from './draft';
import { kinds } from './kinds';
import type { Values } from './resolvers';

type Form = UseFormReturn<Values, unknown, Values>;

const emptyValues: Readonly<Record<string, unknown>> = { area_code: '86', is_agreed: false };

/**
 * Puts the draft into fields that are still empty: whatever was typed before the page was awake is
 * newer, and so is the browser's own memory of it.
 */
function restore(kind: ApplyKind, form: Form): void {
  const { area_code, ...draft } = readDraft(kind);
  const missing = Object.entries(draft).filter(([name]) => !form.getValues(name));
  for (const [name, value] of missing) {
    // A day of last week cannot be chosen any more.
    if (name === 'date' && !bookableDays(Date.now()).includes(value)) continue;
    form.setValue(name, value);
    if (name === 'phone' && area_code) form.setValue('area_code', area_code);
  }
}

/** Keeps what is typed for a reload, and gives it back. */
export function useDraft(kind: ApplyKind, form: Form) {
  const [found, setFound] = useState(() => Object.keys(readDraft(kind)).length > 0);
  // Lists that are made in the browser have their entries by then.
  const awake = useHydrated();
  useEffect(() => {
    if (!awake) return undefined;
    restore(kind, form);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(kind, values),
    });
  }, [kind, form, awake]);

  /** Empties the form, with what the draft leaves out as well. */
  function clear(): void {
    for (const name of new Set([...keptFields(kind), ...kinds[kind].fields]))
      form.setValue(name, emptyValues[name] ?? '');
    form.clearErrors();
    removeDraft(kind);
    setFound(false);
  }

  return { restored: awake && found, clear, forget: () => removeDraft(kind) };
}
