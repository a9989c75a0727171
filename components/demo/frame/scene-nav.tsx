import { useEffect, useRef } from 'react';
import { formatClock } from '@/lib/demo/minutes';
import { sceneIds } from '@/lib/demo/scene-ids';
import { scenes } from '@/lib/demo/scenes';
import { useDemo } from '../demo-context';
import { EventButton } from '../parts/event-button';
import s from './head.module.css';

/** The seven moments of the day. */
export function SceneNav() {
  const { state, messages } = useDemo();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const currentItem = list.current?.querySelector<HTMLElement>('[aria-current]');
    list.current?.scrollTo({ left: (currentItem?.offsetLeft ?? 0) - 80 });
  }, [state.scene]);
  return (
    <nav ref={list} aria-label={messages.day} className={s.rail}>
      {sceneIds.map((scene) => (
        <EventButton
          key={scene}
          id={scene}
          event={{ type: 'showScene', scene }}
          aria-current={scene === state.scene ? 'step' : undefined}
          data-past={scenes[scene].at < scenes[state.scene].at || undefined}
        >
          <b>{formatClock(scenes[scene].at)}</b> <span>{messages.scenes[scene].name}</span>
        </EventButton>
      ))}
    </nav>
  );
}
