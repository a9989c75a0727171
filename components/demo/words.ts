import { fill } from '@/components/ui/fill';
import { clock } from '@/lib/demo/derive';
import { lessonOf, type LessonId } from '@/lib/demo/lessons';
import type { LogLine } from '@/lib/demo/state';
import type { MessageGroup } from '@/lib/i18n/group';

/** All words of the demo in one language; the island fetches them itself. */
export type DemoWords = MessageGroup<'demo'>;

/** "09:00–18:00" */
export const spanOf = ({ from, to }: { from: number; to: number }): string =>
  `${clock(from)}–${clock(to)}`;

/** What a line of the log says, without who did it. */
export function logText(words: DemoWords, line: LogLine): string {
  const { kind, store, person, view, step, hours } = line;
  const key = kind === 'filter' && !person ? 'filterAll' : kind;
  const steps: Record<string, string> = words.robot.steps;
  return fill(words.log[key], {
    store: store ? words.shops[store].brief : '',
    person: person ? words.people[person].name : '',
    view: view ? words.views[view] : '',
    step: steps[`s${step}`] ?? '',
    hours: hours ? spanOf(hours) : '',
  });
}

/** What is said in each step of a lesson. */
export function captionsOf(words: DemoWords['lessons'], lesson: LessonId): string[] {
  const captions: Record<string, string> = words[lesson].steps;
  return lessonOf(lesson).steps.map(({ caption }) => captions[caption] ?? '');
}
