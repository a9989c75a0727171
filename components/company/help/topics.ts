import type { ReadingDetail } from '@/components/editorial/pictures/reading-picture';
import type { RoutePath } from '@/lib/routes';

/**
 * Questions of the help page, by what they are about, each with the page that goes on. Texts are
 * `service.items.<key>`: the first line of an answer says it, the others are its steps.
 */
export const topics = [
  {
    key: 'team',
    questions: { handover: '/help/video', invite: '/help/video', leave: '/help/video' },
  },
  { key: 'stores', questions: { first: '/download', separate: '/cores', risk: '/cores' } },
  {
    key: 'install',
    questions: { system: '/download', verify: '/verify', update: '/download/history' },
  },
  { key: 'network', questions: { slow: '/contact', line: '/cores' } },
  { key: 'account', questions: { code: '/contact', phone: '/contact', cancel: '/cancel-account' } },
  { key: 'money', questions: { coupon: '/promotions', refund: '/user-service' } },
] as const satisfies readonly { key: string; questions: Record<string, RoutePath> }[];

export type Topic = (typeof topics)[number];

type KeysOf<T> = T extends unknown ? keyof T : never;
export type Question = KeysOf<Topic['questions']>;

/** Answers the demo shows as well. */
export const answerPictures: Partial<Record<Question, ReadingDetail>> = {
  handover: 'open-store.reading-password',
  invite: 'morning-grant.reading-rows',
  leave: 'leaving.reading-row',
  separate: 'open-store.reading-profile',
  risk: 'unknown-device.reading-alert',
  line: 'open-store.reading-line',
  code: 'code-from-cloud-number.reading-code',
};

/** Questions of a topic with the page each leads to, in their order. */
export const questionsOf = (topic: Topic) =>
  Object.entries(topic.questions) as [Question, RoutePath][];
