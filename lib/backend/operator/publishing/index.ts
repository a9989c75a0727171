/** Articles and campaigns: written in a file or in a form, published, taken down. */
import 'server-only';
import type { Verb } from '../verb';
import { draftVerbs } from './drafts';
import { articles, campaigns, families } from './families';
import { adding, fileVerbs } from './verbs';

export const newsVerbs: readonly Verb[] = [
  adding(articles),
  ...fileVerbs(families.news),
  ...draftVerbs(families.news),
];
export const campaignVerbs: readonly Verb[] = [
  adding(campaigns),
  ...fileVerbs(families.activity),
  ...draftVerbs(families.activity),
];
