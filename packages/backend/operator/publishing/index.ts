/** Articles and campaignFamily: written in a file or in a form, published, taken down. */
import 'server-only';
import type { Verb } from '../verb';
import { draftVerbs } from './drafts';
import { articleFamily, campaignFamily, families } from './families';
import { adding, fileVerbs } from './verbs';

export const newsVerbs: readonly Verb[] = [
  adding(articleFamily),
  ...fileVerbs(families.news),
  ...draftVerbs(families.news),
];
export const campaignVerbs: readonly Verb[] = [
  adding(campaignFamily),
  ...fileVerbs(families.activity),
  ...draftVerbs(families.activity),
];
