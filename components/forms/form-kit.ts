import { createContext, useContext } from 'react';
import type { FormWords } from './words';

export interface FormKit {
  readonly words: FormWords;
  /** Id of a field's control; unique even when two forms are on the page. */
  readonly idOf: (field: string) => string;
  /** An answer is being waited for. */
  readonly pending: boolean;
}

export const FormKitContext = createContext<FormKit | null>(null);

/** What the fields of the house need from their form. @throws Error outside a FormFrame */
export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext);
  if (!kit) throw new Error('Form fields stand inside a FormFrame');
  return kit;
}
