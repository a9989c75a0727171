import 'server-only';
import { parseApplicationNumber } from '@superbrowser/contract/forms/application-number';

/** Removes the separators of an application number, as it is stored. Any other text is returned unchanged. */
export const normalizeApplicationNumber = (number: string): string =>
  parseApplicationNumber(number) ?? number;
