import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { lessonOf, stateInLesson, type LessonId } from '@/lib/demo/lessons';
import { nextClickInLesson } from '@/lib/demo/player';
import { DemoContext } from '../demo-context';
import { DemoDesktopApp } from '../frame/demo-desktop-app';
import frame from '../frame/frame.module.css';
import { captionsOf, type DemoMessages } from '../demo-messages';
import { LessonFrame } from './lesson-frame';
import { PlayerControls } from './player-controls';
import { scrollToTarget } from './scroll-to-target';
import s from './lesson.module.css';
import { usePlayer } from './use-player';

interface LessonIslandProps {
  lesson: LessonId;
  messages: DemoMessages;
  onReady: () => void;
}

/** A lesson played in the desktop app: the script decides what happens, the visitor the position. */
export function LessonIsland({ lesson, messages, onReady }: LessonIslandProps) {
  const [player, send] = usePlayer(lesson);
  useEffect(onReady, [onReady]);
  const { step, eventCount, isPlaying } = player;
  const demo = useMemo(() => {
    const state = stateInLesson(lesson, step, eventCount);
    return {
      state,
      messages,
      send: () => undefined,
      nextClick: nextClickInLesson({ lesson, step, eventCount }),
    };
  }, [lesson, step, eventCount, messages]);
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrollToTarget(screen.current), [demo]);
  const captions = captionsOf(messages.lessons, lesson);
  const toggle = () => send({ type: isPlaying ? 'pause' : 'play' });
  const handleKey = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    send({ type: 'goToStep', step: step + direction });
  };
  return (
    <div
      role="group"
      aria-label={messages.lessons[lesson].title}
      data-lesson-island={lesson}
      data-playing={isPlaying || undefined}
      onKeyDown={handleKey}
    >
      <LessonFrame
        screen={
          <div data-press className={s.press} onClick={toggle}>
            <div ref={screen} inert className={frame.demo}>
              <DemoContext value={demo}>
                <DemoDesktopApp highlightedStore={demo.state.selectedStore} />
              </DemoContext>
            </div>
          </div>
        }
        caption={captions[step]}
        controls={
          <PlayerControls
            player={player}
            messages={messages.player}
            onToggle={toggle}
            send={send}
          />
        }
        captions={captions}
        renderCaption={(text, index) => (
          <button
            type="button"
            aria-current={index === step ? 'step' : undefined}
            data-past={index < step || undefined}
            style={
              { '--seconds': `${lessonOf(lesson).steps[index]?.seconds ?? 0}s` } as CSSProperties
            }
            onClick={() => send({ type: 'goToStep', step: index })}
          >
            {text}
          </button>
        )}
      />
    </div>
  );
}
