/** The passwords everybody tries first. */
import 'server-only';
import { dictionary } from '@zxcvbn-ts/language-common';

/** R2. The dictionary is sorted by how often a password was found in leaks. */
const count = 3_000;

const common = new Set(dictionary['passwords-common'].slice(0, count));

/** Whether a password is one of the 3,000 most common, in any case of its letters. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
