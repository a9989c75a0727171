/** The passwords attackers try first. */
import 'server-only';
import { dictionary } from '@zxcvbn-ts/language-common';

/** How many passwords count as common (R2). The dictionary is sorted by how often a password was found in leaks. */
const commonCount = 3_000;

const leakedPasswords = dictionary['passwords-common'];
const commonPasswords = new Set(leakedPasswords.slice(0, commonCount));
let leakedPasswordSet: ReadonlySet<string> | undefined;

/** Whether a password is one of the 3,000 most common, in any case of its letters. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase());

/**
 * Whether a password is any of the 49,000 in the dictionary. This check is for staff. Their passwords must be so long
 * that hardly any of the 3,000 most common ones would be accepted anyway.
 */
export const isLeakedPassword = (password: string): boolean =>
  (leakedPasswordSet ??= new Set(leakedPasswords)).has(password.toLowerCase());
