import type { DirectLine } from '@/lib/site';
import type { FormWords } from '../words';

/** What every application form says, resolved on the server by `applicationWords()`. */
export interface ApplicationWords {
  form: FormWords;
  /** Name of the form for assistive technology. */
  name: string;
  draft: { restored: string; clear: string };
  /** Beside a failure: who else can be asked. */
  help: { text: string; lines: readonly DirectLine[] };
}
