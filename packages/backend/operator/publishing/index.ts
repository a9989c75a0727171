/** Articles and campaigns: written in files or in a form, published, taken down. */
import 'server-only';
import type { Verb } from '../verb';
import { draftVerbs } from './drafts';
import { families, type PublishedFamily } from './families';
import { adding, fileVerbs } from './verbs';

const verbsOf = (family: PublishedFamily): readonly Verb[] => [
  adding(family),
  ...fileVerbs(family),
  ...draftVerbs(family),
];

export const newsVerbs = verbsOf(families.news);
export const campaignVerbs = verbsOf(families.activity);
