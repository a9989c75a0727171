import { fillTemplate } from '@/components/ui/fill-template';
import { formatClock } from '@/lib/demo/minutes';
import { lessonOf, type LessonId } from '@/lib/demo/lessons';
import type { LogLine } from '@/lib/demo/state';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';

/** All texts of the demo in one language; the demo loads them itself. */
export type DemoMessages = MessageGroup<'demo'>;

/** Writes a span of minutes of the day: "09:00–18:00". */
const formatTimeSpan = ({ from, to }: { from: number; to: number }): string =>
  `${formatClock(from)}–${formatClock(to)}`;

/** Text of a log line, without the person. */
export function logText(messages: DemoMessages, line: LogLine): string {
  const { kind, store, person, view, step, hours } = line;
  const key = kind === 'filter' && !person ? 'filterAll' : kind;
  const steps: Record<string, string> = messages.robot.steps;
  return fillTemplate(messages.log[key], {
    store: store ? messages.stores[store].brief : '',
    person: person ? messages.people[person].name : '',
    view: view ? messages.views[view] : '',
    step: steps[`s${step}`] ?? '',
    hours: hours ? formatTimeSpan(hours) : '',
  });
}

/** The caption of each step of a lesson. */
export function captionsOf(messages: DemoMessages['lessons'], lesson: LessonId): string[] {
  const captions: Record<string, string> = messages[lesson].steps;
  return lessonOf(lesson).steps.map(({ captionKey }) => captions[captionKey] ?? '');
}
