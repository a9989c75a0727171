import { Component, type ReactNode } from 'react';
import type { LessonId } from '@/lib/demo/lessons';
import { sceneNamed, type SceneId } from '@/lib/demo/scene-ids';
import type { StoreId } from '@/lib/demo/stores';
import { DemoIsland, type DemoIslandProps } from './demo-island';
import type { LiveHost } from './live-slot';
import type { DemoMessages } from './demo-messages';

/** Where the visitor clicked before the demo was loaded. */
export interface Press {
  readonly x: number;
  readonly y: number;
}

/** Error boundary: an error in the demo removes the demo, not the page. */
class Guard extends Component<{ onError: () => void; children: ReactNode }, { issue: boolean }> {
  override state = { issue: false };
  static getDerivedStateFromError = () => ({ issue: true });
  override componentDidCatch() {
    this.props.onError();
  }
  override render() {
    return this.state.issue ? null : this.props.children;
  }
}

const wordsOfPage = async (): Promise<DemoMessages> =>
  (document.documentElement.lang === 'en-US'
    ? await import('@/messages/en-US/demo.json')
    : await import('@/messages/zh-CN/demo.json')
  ).demo;

/** The content of a stage: the demo, or a lesson, whose player only pages with lessons load. */
async function drawn(
  { dataset }: HTMLElement,
  scene: SceneId,
  props: Pick<DemoIslandProps, 'messages' | 'onReady'>,
) {
  if (dataset.sceneStage !== 'lesson')
    return (
      <DemoIsland
        scene={scene}
        full={dataset.sceneStage === 'full'}
        opened={dataset.opened as StoreId | undefined}
        {...props}
      />
    );
  const { LessonIsland } = await import('./lesson/lesson-island');
  return <LessonIsland lesson={dataset.lesson as LessonId} {...props} />;
}

/**
 * Renders the live demo of a stage. When it is ready it replaces its picture, and repeats the click that requested
 * it.
 * @returns restores the picture
 */
export async function liveDemo(
  stage: HTMLElement,
  pressed: () => Press | undefined,
): Promise<(() => void) | undefined> {
  const messages = await wordsOfPage();
  const picture = stage.querySelector<HTMLElement>('[data-scene-picture]');
  const host = stage.querySelector<LiveHost>('[data-scene-live]');
  const scene = sceneNamed(stage.dataset.scene ?? '');
  // The stage was removed meanwhile, with its page.
  if (!picture || !host?.draw || !scene || !stage.isConnected) return undefined;
  const show = (ready: boolean) => {
    host.hidden = !ready;
    picture.hidden = ready;
  };
  const onReady = () => {
    show(true);
    const press = pressed();
    if (!press) return;
    const control = document
      .elementFromPoint(press.x, press.y)
      ?.closest<HTMLElement>('button, [data-press]');
    if (control && host.contains(control)) control.click();
  };
  const demo = await drawn(stage, scene, { messages, onReady });
  const away = () => show(false);
  host.draw(<Guard onError={away}>{demo}</Guard>);
  return () => {
    away();
    host.draw?.(null);
  };
}
