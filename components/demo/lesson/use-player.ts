import { useEffect, useReducer, type Dispatch } from 'react';
import type { LessonId } from '@/lib/demo/lessons';
import {
  initialPlayer,
  reducePlayer,
  pictureSeconds,
  type Player,
  type PlayerEvent,
} from '@/lib/demo/player';

/** Pauses the playing lesson, because only one of several on a page plays at a time. */
let pauseOther: (() => void) | null = null;

/** The player of a lesson with its clock; it is paused until the visitor starts it. */
export function usePlayer(lesson: LessonId): [Player, Dispatch<PlayerEvent>] {
  const [player, send] = useReducer(reducePlayer, lesson, initialPlayer);
  useEffect(() => {
    if (!player.isPlaying) return undefined;
    const pause = () => send({ type: 'pause' });
    pauseOther?.();
    pauseOther = pause;
    return () => {
      if (pauseOther === pause) pauseOther = null;
    };
  }, [player.isPlaying]);
  useEffect(() => {
    if (!player.isPlaying) return undefined;
    const timer = setTimeout(() => send({ type: 'tick' }), pictureSeconds(player) * 1000);
    return () => clearTimeout(timer);
  }, [player]);
  return [player, send];
}
