'use client';

import { useEffect, useMemo, useReducer, useState, type SyntheticEvent } from 'react';
import type { StoreId } from '@/lib/demo/store-ids';
import { addedLogLines } from '@/lib/demo/selectors';
import { nextClickInScene } from '@/lib/demo/next-click';
import { reduceDemo } from '@/lib/demo/reducer';
import { findSceneId, type SceneId } from '@/lib/demo/scene-ids';
import { initialStateOf, withStoreWindow } from '@/lib/demo/initial-state';
import type { DemoEvent, DemoState } from '@/lib/demo/state';
import { DemoContext } from './demo-context';
import { DemoView } from './demo-view';
import s from './frame/frame.module.css';
import { useStableFocus } from './use-stable-focus';
import { moveFocusInGrid } from './move-focus-in-grid';
import { logText, type DemoMessages } from './demo-messages';

export interface DemoIslandProps {
  scene: SceneId;
  messages: DemoMessages;
  /** The store whose own window is in front at first. */
  windowStore?: StoreId | undefined;
  /** Shows the day and the tour, and starts with the scene that the URL's fragment names. */
  hasTour: boolean;
  onReady: () => void;
}

/** The interactive product demo: its state, with everything visible derived from it. */
export function DemoIsland({ scene, messages, hasTour, windowStore, onReady }: DemoIslandProps) {
  const [state, dispatch] = useReducer(reduceDemo, scene, createStartState(hasTour, windowStore));
  const [resumeStep, setResumeStep] = useState<number | null>(null);
  const [highlightedStore, setHighlightedStore] = useState<string | null>(null);
  const [root, noteFocus] = useStableFocus(state);
  useEffect(onReady, [onReady]);
  useEffect(() => {
    if (!hasTour) return undefined;
    const followHash = () => {
      const hashScene = findSceneId(location.hash);
      if (hashScene) dispatch({ type: 'showScene', scene: hashScene });
    };
    addEventListener('hashchange', followHash);
    return () => removeEventListener('hashchange', followHash);
  }, [hasTour]);
  const demo = useMemo(() => {
    const send = (event: DemoEvent) => {
      noteFocus();
      if (event.type === 'endTour') setResumeStep(state.tourStep);
      dispatch(event);
    };
    return { state, messages, send, nextClick: nextClickInScene(state) };
  }, [state, messages, noteFocus]);
  const highlightStore = ({ target }: SyntheticEvent) =>
    setHighlightedStore(
      (target as Element).closest('[data-store]')?.getAttribute('data-store') ?? null,
    );
  return (
    <DemoContext value={demo}>
      <div
        ref={root}
        className={s.demo}
        data-demo-island={state.scene}
        data-full={hasTour || undefined}
        onPointerOver={highlightStore}
        onFocus={highlightStore}
        onKeyDown={(event) => {
          if (event.key === 'Escape')
            demo.send({ type: state.windowStore ? 'hideWindow' : 'closeSheet' });
          else moveFocusInGrid(event);
        }}
      >
        <DemoView
          hasTour={hasTour}
          highlightedStore={highlightedStore ?? state.selectedStore}
          resumeStep={resumeStep}
        />
        <p role="status" className="sr-only">
          {announcement(state, messages)}
        </p>
      </div>
    </DemoContext>
  );
}

const createStartState = (hasTour: boolean, windowStore?: StoreId) => (scene: SceneId) => {
  const start = initialStateOf((hasTour && findSceneId(location.hash)) || scene);
  return windowStore ? withStoreWindow(start, windowStore) : start;
};

/** The effect of the last click, for screen readers. */
const announcement = (state: DemoState, messages: DemoMessages) =>
  state.addedLogLineCount === 0
    ? messages.scenes[state.scene].title
    : addedLogLines(state)
        .map((line) => `${messages.people[line.actor].name} ${logText(messages, line)}`)
        .join('; ');
