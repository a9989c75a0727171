import { Component, type ReactNode } from 'react';
import type { StoreId } from '@/lib/demo/store-ids';
import { readDocumentLocale } from '@/lib/browser/document-locale';
import type { LessonId } from '@/lib/demo/lessons';
import { findSceneId, type SceneId } from '@/lib/demo/scene-ids';
import { DemoIsland, type DemoIslandProps } from './demo-island';
import type { LiveDemoElement } from './live-demo-container';
import type { DemoMessages } from './demo-messages';
import type { StageKind } from './watch-demo-stages';

/** Where the visitor clicked before the demo was loaded. */
export interface ClickPoint {
  readonly x: number;
  readonly y: number;
}

/** Error boundary: an error in the demo removes the demo, not the page. */
class DemoErrorBoundary extends Component<
  { onError: () => void; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch() {
    this.props.onError();
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const loadMessages = async (): Promise<DemoMessages> =>
  (readDocumentLocale() === 'en-US'
    ? await import('@/messages/en-US/demo.json')
    : await import('@/messages/zh-CN/demo.json')
  ).demo;

/** Renders the content of a stage: the demo, or a lesson, whose player only pages with lessons load. */
async function renderStage(
  stage: HTMLElement,
  scene: SceneId,
  props: Pick<DemoIslandProps, 'messages' | 'onReady'>,
) {
  const kind = stage.dataset.sceneStage as StageKind;
  const { windowStore, lesson } = stage.dataset;
  if (kind !== 'lesson')
    return (
      <DemoIsland
        scene={scene}
        hasTour={kind === 'full'}
        windowStore={windowStore as StoreId | undefined}
        {...props}
      />
    );
  const { LessonIsland } = await import('./lesson/lesson-island');
  return <LessonIsland lesson={lesson as LessonId} {...props} />;
}

/**
 * Renders the live demo of a stage. When the demo is ready, it replaces the stage's picture and repeats the click that
 * requested the demo.
 * @returns a function that restores the picture; undefined where the stage is gone
 */
export async function startLiveDemo(
  stage: HTMLElement,
  getClickPoint: () => ClickPoint | undefined,
): Promise<(() => void) | undefined> {
  const messages = await loadMessages();
  const picture = stage.querySelector<HTMLElement>('[data-scene-picture]');
  const host = stage.querySelector<LiveDemoElement>('[data-scene-live]');
  const scene = findSceneId(stage.dataset.scene ?? '');
  // The stage may have been removed meanwhile, together with its page.
  if (!picture || !host?.draw || !scene || !stage.isConnected) return undefined;
  const showLiveDemo = (isReady: boolean) => {
    host.hidden = !isReady;
    picture.hidden = isReady;
  };
  const onReady = () => {
    showLiveDemo(true);
    const clickPoint = getClickPoint();
    if (!clickPoint) return;
    const control = document
      .elementFromPoint(clickPoint.x, clickPoint.y)
      ?.closest<HTMLElement>('button, [data-press]');
    if (control && host.contains(control)) control.click();
  };
  const demo = await renderStage(stage, scene, { messages, onReady });
  const showPicture = () => showLiveDemo(false);
  host.draw(<DemoErrorBoundary onError={showPicture}>{demo}</DemoErrorBoundary>);
  return () => {
    showPicture();
    host.draw?.(null);
  };
}
