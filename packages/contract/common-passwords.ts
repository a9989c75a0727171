/** The passwords attackers try first. */
import 'server-only';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Number of passwords (R2). The dictionary is sorted by how often a password was found in leaks. */
const count = 3_000;

const leaked = dictionary['passwords-common'];
const common = new Set(leaked.slice(0, count));
let all: ReadonlySet<string> | undefined;

/** Whether a password is one of the 3,000 most common, in any case of its letters. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

/** Whether a password is any of the 49,000 in the dictionary: hardly any of the most common ones is long. */
export const isLeakedPassword = (password: string): boolean =>
  (all ??= new Set(leaked)).has(password.toLowerCase());
