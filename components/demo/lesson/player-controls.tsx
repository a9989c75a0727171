import { fillTemplate } from '@/components/ui/fill-template';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { lessonOf } from '@/lib/demo/lessons';
import type { Player, PlayerEvent } from '@/lib/demo/player';
import type { DemoMessages } from '../demo-messages';
import s from './lesson.module.css';

interface PlayerControlsProps {
  player: Player;
  messages: DemoMessages['player'];
  onToggle: () => void;
  send: (event: PlayerEvent) => void;
}

/** Back, play or pause, next; and the progress of the lesson. */
export function PlayerControls({ player, messages, onToggle, send }: PlayerControlsProps) {
  const { lesson, step, isPlaying } = player;
  const stepCount = lessonOf(lesson).steps.length;
  const goTo = (to: number) => () => send({ type: 'goToStep', step: to });
  return (
    <>
      <button
        type="button"
        aria-label={messages.previous}
        aria-disabled={step === 0}
        onClick={goTo(step - 1)}
      >
        <DrawnIcon name="chevron-left" size={22} />
      </button>
      <button
        type="button"
        aria-label={isPlaying ? messages.pause : messages.play}
        className={s.play}
        onClick={onToggle}
      >
        <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M8 4.500l12 7.500-12 7.500z'} />
        </svg>
      </button>
      <button
        type="button"
        aria-label={messages.next}
        aria-disabled={step === stepCount - 1}
        onClick={goTo(step + 1)}
      >
        <DrawnIcon name="chevron-right" size={22} />
      </button>
      <span aria-hidden="true" className={s.count}>
        {step + 1} / {stepCount}
      </span>
      <span className="sr-only">
        {fillTemplate(messages.count, { n: step + 1, all: stepCount })}
      </span>
    </>
  );
}
