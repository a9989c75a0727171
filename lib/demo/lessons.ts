import { reduceDemo } from './reducer';
import type { SceneId } from './scene-ids';
import { initialStateOf } from './initial-state';
import type { DemoEvent, DemoState } from './state';

export interface LessonStep {
  /** Events of the step in order; empty for a step that only shows the screen. */
  readonly events: readonly DemoEvent[];
  /** Key of the step's caption in the messages (`lessons.<lesson>.steps.<captionKey>`). */
  readonly captionKey: string;
  readonly seconds: number;
}

interface Lesson {
  /** The scene in which the lesson begins. It needs a picture of its beginning (scripts/draw/scenes/crops.mjs). */
  readonly scene: Exclude<SceneId, 'code-from-cloud-number'>;
  readonly steps: readonly LessonStep[];
}

const createStep = (captionKey: string, seconds: number, ...events: DemoEvent[]): LessonStep => ({
  events,
  captionKey,
  seconds,
});

const robotEvents = (times: number): DemoEvent[] =>
  Array.from({ length: times }, () => ({ type: 'runRobotStep' }));

/** Four lessons, as scripts over the same day. */
export const lessons = {
  'share-a-store': {
    scene: 'morning-grant',
    steps: [
      createStep('grid', 5),
      createStep('grant', 4, { type: 'toggleGrant', person: 'zhou', store: 'br' }),
      createStep('seat', 5, { type: 'switchViewer', person: 'zhou' }),
      createStep('store', 5, { type: 'selectStore', store: 'br' }),
      createStep(
        'back',
        6,
        { type: 'switchViewer', person: 'you' },
        { type: 'showView', view: 'members' },
        { type: 'toggleGrant', person: 'zhou', store: 'br' },
      ),
    ],
  },
  'unknown-device': {
    scene: 'unknown-device',
    steps: [
      createStep('waits', 5),
      createStep('refuse', 4, { type: 'decideDevice', isAllowed: false }),
      createStep('log', 5, { type: 'showView', view: 'logbook' }),
    ],
  },
  'someone-leaves': {
    scene: 'leaving',
    steps: [
      createStep('before', 5),
      createStep('leave', 5, { type: 'offboardMember', person: 'chen' }),
      createStep('hand', 4, { type: 'transferStores', to: 'zhou' }),
      createStep('hours', 5, { type: 'setHours', person: 'zhou', from: 540, to: 1200 }),
    ],
  },
  'automatic-check': {
    scene: 'rpa',
    steps: [
      createStep('plan', 5),
      createStep('store1', 5, ...robotEvents(4)),
      createStep('store2', 5, ...robotEvents(4)),
      createStep('store3', 5, ...robotEvents(4)),
      createStep('tell', 4, ...robotEvents(1)),
    ],
  },
} as const satisfies Readonly<Record<string, Lesson>>;

export type LessonId = keyof typeof lessons;

export const lessonIds = Object.keys(lessons) as readonly LessonId[];

export const lessonOf = (id: LessonId): Lesson => lessons[id];

/** The second at which each step of a lesson begins; the last number is the duration of the lesson. */
export const stepStartSeconds = (id: LessonId): number[] =>
  lessonOf(id).steps.reduce(
    (starts, { seconds }) => [...starts, (starts.at(-1) ?? 0) + seconds],
    [0],
  );

/**
 * The state in a step of a lesson.
 * @param eventCount how many events of the step have happened; all of them when left out
 */
export function stateInLesson(id: LessonId, step: number, eventCount = Infinity): DemoState {
  const { scene, steps } = lessonOf(id);
  return steps
    .slice(0, step + 1)
    .flatMap(({ events }, index) => (index < step ? events : events.slice(0, eventCount)))
    .reduce(reduceDemo, initialStateOf(scene));
}
