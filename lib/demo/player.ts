import { lessonOf, type LessonId, type LessonStep } from './lessons';
import type { DemoEvent } from './state';

/** State of the player of a lesson. */
export interface Player {
  readonly lesson: LessonId;
  readonly step: number;
  /** How many events of the step have happened. */
  readonly eventCount: number;
  readonly isPlaying: boolean;
}

export type PlayerEvent =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'goToStep'; readonly step: number }
  /** The time of the present picture is over. */
  | { readonly type: 'tick' };

export const initialPlayer = (lesson: LessonId): Player => ({
  lesson,
  step: 0,
  eventCount: lessonOf(lesson).steps[0]?.events.length ?? 0,
  isPlaying: false,
});

const stepOf = ({ lesson, step }: Player): LessonStep | undefined => lessonOf(lesson).steps[step];
const lastStepOf = ({ lesson }: Player) => lessonOf(lesson).steps.length - 1;

/**
 * The player at a step. A playing player has done the first event of the step; a paused player has done all of them.
 */
function playerAtStep(player: Player, step: number): Player {
  const eventCount = stepOf({ ...player, step })?.events.length ?? 0;
  return { ...player, step, eventCount: player.isPlaying ? Math.min(1, eventCount) : eventCount };
}

const isOver = (player: Player) =>
  player.step === lastStepOf(player) && player.eventCount === (stepOf(player)?.events.length ?? 0);

function tickPlayer(player: Player): Player {
  if (!player.isPlaying) return player;
  if (isOver(player)) return { ...player, isPlaying: false };
  const { events } = stepOf(player) ?? { events: [] };
  return player.eventCount < events.length
    ? { ...player, eventCount: player.eventCount + 1 }
    : playerAtStep(player, player.step + 1);
}

/** The only way to change the player. When a finished lesson is played, it starts again. */
export function reducePlayer(player: Player, event: PlayerEvent): Player {
  switch (event.type) {
    case 'play': {
      if (player.isPlaying) return player;
      const playing = { ...player, isPlaying: true };
      return isOver(player) ? playerAtStep(playing, 0) : playing;
    }
    case 'pause':
      return player.isPlaying ? { ...player, isPlaying: false } : player;
    case 'goToStep':
      return playerAtStep(player, Math.max(0, Math.min(event.step, lastStepOf(player))));
    case 'tick':
      return tickPlayer(player);
  }
}

/** For how many seconds the present picture is shown. */
export function pictureSeconds(player: Player): number {
  const { seconds, events } = stepOf(player) ?? { seconds: 0, events: [] };
  return seconds / Math.max(1, events.length);
}

/** The next click of the lesson, marked by a ring. */
export function nextClickInLesson({
  lesson,
  step,
  eventCount,
}: Omit<Player, 'isPlaying'>): DemoEvent | null {
  const { steps } = lessonOf(lesson);
  return steps[step]?.events[eventCount] ?? steps[step + 1]?.events[0] ?? null;
}
